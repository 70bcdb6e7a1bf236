import type { Lang } from '../museum/catalogue/types.ts';
import { isLang } from './languages.ts';

/** A mail as it is sent. */
export type Letter = {
  from: { name: string; email: string };
  to: string;
  sent: Date;
  lang: Lang;
  subject: string;
  text: string;
};

const MAX_LINE_BYTES = 998;
// This many characters of four bytes each fit into a line.
const FOLDED_SIGNS = 240;
// An encoded word has at most 75 characters (RFC 2047, section 2), which leaves this for its content.
const MAX_WORD_BYTES = 45;

/** Removes line breaks, because a visitor's text must not begin another header. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Splits a text into pieces of at most `maxBytes` bytes, never within a character. */
const pieces = (text: string, maxBytes: number): string[] => {
  const found: string[] = [];
  let piece = '';
  for (const sign of text) {
    if (Buffer.byteLength(piece + sign) > maxBytes) {
      found.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...found, piece];
};

const headerText = (text: string): string =>
  /^[\w ,.'()-]*$/.test(text)
    ? text
    : pieces(text, MAX_WORD_BYTES)
        .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
        .join('\r\n ');

const phrase = (name: string): string =>
  /^[\w ]+$/.test(name) ? name : headerText(name).replace(/^[^=].*$/, `"$&"`);

const decoded = (header: string): string =>
  header.replace(/=\?UTF-8\?B\?([^?]*)\?=(?: +(?==\?))?/g, (_, word: string) =>
    Buffer.from(word, 'base64').toString(),
  );

const folded = (line: string): string[] =>
  Buffer.byteLength(line) > MAX_LINE_BYTES
    ? (line.match(new RegExp(`.{1,${FOLDED_SIGNS}}`, 'gu')) ?? [])
    : [line];

/** Returns the content of an `.eml` file: plain text in UTF-8, readable without decoding. */
export const written = ({ from, to, sent, lang, subject, text }: Letter, id: string): string =>
  [
    `From: ${phrase(oneLine(from.name))} <${oneLine(from.email)}>`,
    `To: ${oneLine(to)}`,
    `Subject: ${headerText(oneLine(subject))}`,
    `Date: ${sent.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.email.split('@').at(-1)}>`,
    `Content-Language: ${lang}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split(/\r?\n/).flatMap(folded),
    '',
  ].join('\r\n');

/** Parses a file that `written` returned. */
export const readLetter = (file: string): Omit<Letter, 'from'> => {
  const end = file.indexOf('\r\n\r\n');
  const lines = file.slice(0, end).replaceAll('\r\n ', ' ').split('\r\n');
  const header = (name: string): string => {
    const line = lines.find((candidate) => candidate.startsWith(`${name}: `)) ?? '';
    return decoded(line.slice(name.length + 2));
  };
  const lang = header('Content-Language');
  return {
    to: header('To'),
    sent: new Date(header('Date')),
    lang: isLang(lang) ? lang : 'de',
    subject: header('Subject'),
    text: file
      .slice(end + 4)
      .replaceAll('\r\n', '\n')
      .trimEnd(),
  };
};
