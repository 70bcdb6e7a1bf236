import { ACCOUNT_MAILS } from './account-mail-sentences.ts';
import { emailKey } from './accounts.ts';
import type { Customer } from './customers.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import { sendMail } from './mail.ts';
import type { Queuing } from './mail-queue.ts';
import type { Shop } from './shop.ts';

/** Mails that can be caused without knowing the password of the account with the recipient's address. */
const CAUSED_BY_STRANGERS: readonly string[] = ['welcome', 'passwordReset', 'emailConfirmation'];

/** Sends one of the account mails to a customer. */
const write = (
  shop: Shop,
  lang: Lang,
  { fname, lname, email }: Customer,
  mail: keyof typeof ACCOUNT_MAILS & Queuing['kind'],
  values: Record<string, string> = {},
): void => {
  const known: Record<string, string> = {
    museum: shop.catalogue.shop.siteName[lang],
    email,
    ...values,
  };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => known[name] ?? gap);
  const { subject, text } = ACCOUNT_MAILS[mail];
  sendMail(shop, {
    kind: mail,
    isLimited: CAUSED_BY_STRANGERS.includes(mail),
    to: email,
    lang,
    name: `${fname} ${lname}`,
    subject: filled(subject[lang]),
    paragraphs: [filled(text[lang])],
  });
};

export const sendWelcome = (shop: Shop, lang: Lang, customer: Customer): void =>
  write(shop, lang, customer, 'welcome');

/** Sends the mail with the link to reset a password. `link` is the host page on which the visitor sets the new one. */
export const sendPasswordReset = (shop: Shop, lang: Lang, customer: Customer, link: string): void =>
  write(shop, lang, customer, 'passwordReset', {
    link,
    minutes: String(shop.settings.resetMinutes),
  });

export const sendPasswordChanged = (shop: Shop, lang: Lang, customer: Customer): void =>
  write(shop, lang, customer, 'passwordChanged');

/** Sends the mail that asks the owner of a new address to confirm it. `link` is the page for it. */
export const sendEmailConfirmation = (
  shop: Shop,
  lang: Lang,
  customer: Customer,
  link: string,
): void =>
  write(shop, lang, customer, 'emailConfirmation', {
    link,
    minutes: String(shop.settings.resetMinutes),
  });

/** Sends a mail to the old address too, in case the account was taken over. */
export const sendEmailChanged = (
  shop: Shop,
  lang: Lang,
  customer: Customer,
  oldEmail: string,
): void => {
  write(shop, lang, customer, 'emailChanged');
  if (emailKey(customer.email) === emailKey(oldEmail)) return;
  write(shop, lang, { ...customer, email: oldEmail }, 'emailGivenUp');
};
