import MimeNode from 'nodemailer/lib/mime-node';
import { decodeWords } from 'postal-mime';
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

const folded = (line: string): string[] =>
  Buffer.byteLength(line) > MAX_LINE_BYTES
    ? (line.match(new RegExp(`.{1,${FOLDED_SIGNS}}`, 'gu')) ?? [])
    : [line];

/** Returns the content of an `.eml` file. Its text is not encoded, so that it can be read in any editor. */
export const written = ({ from, to, sent, lang, subject, text }: Letter, id: string): string => {
  const headers = new MimeNode('text/plain; charset=utf-8').setHeader({
    From: { name: from.name, address: from.email },
    To: { name: '', address: to },
    Subject: subject,
    Date: sent,
    'Message-ID': `<${id}@${from.email.split('@').at(-1)}>`,
    'Content-Language': lang,
    'Content-Transfer-Encoding': '8bit',
  });
  return [headers.buildHeaders(), '', ...text.split(/\r?\n/).flatMap(folded), ''].join('\r\n');
};

/** Parses a file that `written` returned. */
export const readLetter = (file: string): Omit<Letter, 'from'> => {
  const end = file.indexOf('\r\n\r\n');
  const lines = file.slice(0, end).replaceAll('\r\n ', ' ').split('\r\n');
  const header = (name: string): string => {
    const line = lines.find((candidate) => candidate.startsWith(`${name}: `)) ?? '';
    return decodeWords(line.slice(name.length + 2));
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
