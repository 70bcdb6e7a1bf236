const MAX_LENGTH = 200;

/**
 * Takes apart all addresses in a text, so that no mail program makes a link of them: an attacker can have the museum send a mail to
 * another person. Invisible characters are left out, because they could hide an address.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/([.\u2024\u3002\ufe52\uff0e\uff61])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replace(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replaceAll('@', ' @ ');

/** Returns a visitor's short text for a mail, in one line and without links. */
export const inOneLine = (text: string): string => {
  const line = withoutLinks(text.replace(/\s+/g, ' ')).trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()} …` : line;
};

/** Returns a visitor's long text for a mail, without links and marked as a quotation, so that it does not look like the museum's. */
export const quoted = (text: string): string =>
  withoutLinks(text.replace(/\r\n?/g, '\n')).replace(/^/gm, '> ');
