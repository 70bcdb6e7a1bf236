import type { Lang } from '../museum/catalogue/types.ts';
import { MAIL_SENTENCES } from './mail-sentences.ts';
import { putIntoOutbox } from './outbox.ts';
import type { Shop } from './shop.ts';

/** What a mail says between its greeting and the museum's signature. */
export type Mail = {
  to: string;
  lang: Lang;
  /** Whom it greets; without a name it greets without one. */
  name?: string;
  subject: string;
  /** Plain text; a paragraph may have several lines. */
  paragraphs: string[];
};

/** Anybody may type a stranger's address and, for a name, an advertisement: a mail repeats nothing that could become a link. */
const isNameOfAPerson = (name: string): boolean =>
  name.length <= 80 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(name);

const greeting = (mail: Mail): string => {
  const name = mail.name?.trim() ?? '';
  return isNameOfAPerson(name)
    ? MAIL_SENTENCES.greetingByName[mail.lang].replace('{name}', () => name)
    : MAIL_SENTENCES.greeting[mail.lang];
};

const signature = ({ catalogue }: Shop, lang: Lang): string => {
  const { siteName, street, zip, city, phone, email } = catalogue.shop;
  const place = [zip, city].filter(Boolean).join(' ');
  return [siteName[lang], street, place, phone, email].filter(Boolean).join('\n');
};

/**
 * Sends a mail in the customer's language: a file in the outbox. What it tells of has happened already, so a mail that cannot
 * be written is told to whoever runs the server, and to nobody else.
 */
export const sendMail = (shop: Shop, mail: Mail): void => {
  const { to, lang, subject, paragraphs } = mail;
  const { siteName, email } = shop.catalogue.shop;
  const parts = [
    greeting(mail),
    ...paragraphs,
    `${MAIL_SENTENCES.regards[lang]}\n${signature(shop, lang)}`,
  ];
  const from = { name: siteName[lang], email };
  try {
    const text = parts.join('\n\n');
    putIntoOutbox(shop.outbox, { from, to, sent: shop.now(), lang, subject, text });
  } catch (error) {
    console.error('A mail could not be written:', (error as Error).message);
  }
};
