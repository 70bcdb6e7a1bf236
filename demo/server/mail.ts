import type { Lang } from '../museum/catalogue/types.ts';
import { MAIL_SENTENCES } from './mail-sentences.ts';
import { queueMail } from './mail-queue.ts';
import type { Queuing } from './mail-queue.ts';
import type { Shop } from './shop.ts';

/** Content of a mail between its greeting and the museum's signature. */
export type Mail = Queuing & {
  to: string;
  lang: Lang;
  /** Name for the greeting, which is impersonal without it. */
  name?: string;
  subject: string;
  /** Plain text. A paragraph may have several lines. */
  paragraphs: string[];
};

/**
 * Whether a text looks like a person's name. An attacker can register a stranger's address with an advertisement as its name, so
 * a mail never repeats anything that could become a link.
 */
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

/** Stores a mail that is sent after the transaction under way, which has to be that of the reported event. */
export const sendMail = (shop: Shop, mail: Mail): void => {
  const { to, lang, subject, paragraphs } = mail;
  const { siteName, email } = shop.catalogue.shop;
  const parts = [
    greeting(mail),
    ...paragraphs,
    `${MAIL_SENTENCES.regards[lang]}\n${signature(shop, lang)}`,
  ];
  const from = { name: siteName[lang], email };
  const text = parts.join('\n\n');
  queueMail(shop, mail, { from, to, sent: shop.now(), lang, subject, text });
};
