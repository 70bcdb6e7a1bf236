import { ACCOUNT_MAILS } from './account-mail-sentences.ts';
import { emailKey } from './accounts.ts';
import type { Customer } from './customers.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import { sendMail } from './mail.ts';
import type { Shop } from './shop.ts';

/** Writes to a customer at his address. */
const write = (
  shop: Shop,
  lang: Lang,
  { fname, lname, email }: Customer,
  mail: keyof typeof ACCOUNT_MAILS,
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
    to: email,
    lang,
    name: `${fname} ${lname}`,
    subject: filled(subject[lang]),
    paragraphs: [filled(text[lang])],
  });
};

export const sendWelcome = (shop: Shop, lang: Lang, customer: Customer): void =>
  write(shop, lang, customer, 'welcome');

/** `link` is the address of the visitor's page at which a new password is set. */
export const sendPasswordReset = (shop: Shop, lang: Lang, customer: Customer, link: string): void =>
  write(shop, lang, customer, 'passwordReset', {
    link,
    minutes: String(shop.settings.resetMinutes),
  });

export const sendPasswordChanged = (shop: Shop, lang: Lang, customer: Customer): void =>
  write(shop, lang, customer, 'passwordChanged');

/** Tells the old address, too: it may be that of the one whom the account was taken from. */
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
