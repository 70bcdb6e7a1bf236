import { expect } from 'chai';
import { attempt, ATTEMPTS, type Attempt, kept } from '../../support/attempt.ts';
import { say } from '../../support/say.ts';
import type { Answer } from '../../support/server.ts';
import { inTier } from '../../support/tier.ts';

/** The answer to too many requests, which names a delay of two minutes. */
const TOO_MANY: Answer = { status: 429, body: {}, headers: { 'retry-after': '120' } };
const WHEN = say('pleaseTryAgainWhen', {
  when: new Intl.RelativeTimeFormat('en').format(2, 'minute'),
});

/** Actions in each area of the shop: catalogue, basket, account, details, payment, order. */
const AREAS = [
  'the list of events',
  'an event',
  'an event on a day',
  'the list of tours',
  'a tour',
  'the list of articles',
  'an article',
  'the list of passes',
  'the list of vouchers',
  'a page',
  'an order',
  'a voucher code',
  "a guest's form",
  "a guest's details",
  "a guest's login",
  'a login',
  'a registration',
  'orders',
  "a customer's details",
  'a new email address',
  'a changed password',
  'a forgotten password',
  'a new password by a mailed link',
  'a delivery address',
  'the ways to pay',
  'the way to the provider',
  'an accepted payment',
  'the payment of an open order',
  'a withdrawal',
] as const satisfies readonly (keyof typeof ATTEMPTS)[];

/** A list, a field, a form, a way to another page, and the order. */
const ONE_OF_EACH = [
  'the list of events',
  'a voucher code',
  'a login',
  'the way to the provider',
  'an accepted payment',
] as const;

describe('too many requests', () => {
  for (const title of inTier<(typeof AREAS)[number]>(AREAS, ONE_OF_EACH)) {
    it(`names the delay, keeps what was typed and does not ask again by itself: ${title}`, async () => {
      const row: Attempt = ATTEMPTS[title];
      const screen = await attempt(row, TOO_MANY);
      await screen.reads(WHEN);
      const typed = { ...row.typed, ...row.secrets };
      const names = Object.keys(typed);
      expect(Object.fromEntries(names.map((name) => [name, kept(screen, name)]))).to.deep.equal(
        typed,
      );
    });
  }
});
