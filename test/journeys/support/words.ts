import { tides } from '../../../demo/museum/catalogue/events/tides.ts';
import { say as saidByProvider } from '../../../demo/provider/sentences.ts';
import type { MessageName } from '../../support/messages.ts';
import { sayIn } from '../../support/say.ts';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches texts that begin like this: labels of mandatory fields end with a mark. */
export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Matches the name of the cart button for a number of lines in the basket. */
export const cartButton = (count: number): RegExp =>
  new RegExp(`^${sayIn('en', 'basket')}.*${sayIn('en', 'itemsOfBasket', { count })}$`);

/** Matches one of these texts as a whole. */
const oneOf = (...texts: readonly string[]): RegExp =>
  new RegExp(`^(${texts.map(escaped).join('|')})$`);

/** Texts of the museum's own data: names, days and prices. */
const DATA = {
  de: {
    page: '/museum/tickets.html',
    saturday: /Samstag, 6\. März/,
    adult: 'Erwachsene',
    child: 'Kinder 6–17',
    total: '33,00 €',
  },
  en: {
    page: '/museum/en/tickets.html',
    saturday: /Saturday,? 6 March/,
    adult: 'Adult',
    child: 'Child 6–17',
    total: '€33.00',
  },
} as const;

function wordsIn(lang: keyof typeof DATA) {
  const say = (name: MessageName, values?: Record<string, unknown>) => sayIn(lang, name, values);
  const [beforeAmount, afterAmount] = saidByProvider(lang, 'pay').split('{amount}');
  return {
    ...DATA[lang],
    event: new RegExp(escaped(tides.name[lang])),
    more: (name: string) => say('increaseName', { name }),
    fewer: (name: string) => say('decreaseName', { name }),
    add: say('addToBasket'),
    toBasket: say('goToBasket'),
    /** Heading of the page with basket, details, payment and order. */
    checkout: oneOf(say('checkout')),
    details: say('yourDetails'),
    firstName: startingWith(say('firstName')),
    lastName: startingWith(say('lastName')),
    email: startingWith(say('eMail')),
    street: startingWith(say('street')),
    zip: startingWith(say('postcode')),
    city: startingWith(say('city')),
    accept: say('iAgreeToThe'),
    toPayment: oneOf(say('continueToPayment'), say('orderWithObligationTo')),
    accepted: say('confirmYourOrder'),
    order: say('orderWithObligationTo'),
    thanks: say('thankYouForYour'),
    pay: new RegExp(`^${escaped(beforeAmount!)}.+${escaped(afterAmount!)}$`),
    decline: saidByProvider(lang, 'decline'),
    goBack: saidByProvider(lang, 'back'),
  };
}

/** Texts that a visitor reads on the way to an order, from the shop, the museum and the payment provider. */
export const WORDS = { de: wordsIn('de'), en: wordsIn('en') };

export type Words = (typeof WORDS)['de' | 'en'];
