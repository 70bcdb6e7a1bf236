import { describe, it } from 'node:test';
import { expect } from 'chai';
import { createClient } from '../../../src/core/api/client.ts';
import { setClient } from '../../../src/core/api/transport.ts';
import { cart } from '../../../src/core/cart/store.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { newTo, refetchSuggestions } from '../../../src/core/checkout/suggestions.ts';
import type { Suggestion } from '../../../src/core/checkout/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { resetAll } from '../../support/resetAll.ts';
import {
  articleLine,
  dayLine,
  ofDay,
  passLine,
  passOwner,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';
import type { Answers } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';

const SUGGEST = 'POST checkout/suggest';

const suggestion = (type: Suggestion['type'], id: string): Suggestion => ({
  type,
  id,
  name: id,
  price: cents(900),
});
const POSTER = suggestion('merchandise', 'poster');
const PASS = suggestion('annualPass', 'pass');

async function shopWith(answers: Answers) {
  await resetAll();
  const server = await openShop(answers);
  cart.lines = [articleLine(1)];
  return server;
}

const names = () => checkout.suggestions?.map(({ name }) => name);

describe('the suggestions for the cart', () => {
  it('are requested with the cart lines and decoded', async () => {
    const wire = {
      ...POSTER,
      price: '900',
      image: 'https://m.example/{width}/p.svg',
      colour: 'red',
    };
    const server = await shopWith({ [SUGGEST]: { data: [wire, { ...PASS, type: 'yacht' }] } });
    expect(names()).to.equal(undefined);
    await refetchSuggestions();
    expect(checkout.suggestions).to.deep.equal([{ ...POSTER, image: 'https://m.example/p.svg' }]);
    const [hit] = await server.hits(SUGGEST);
    expect(hit?.body).to.deep.equal({
      cart: { ver: 1, items: [{ type: 'merchandise', id: 'book', count: 1 }] },
    });
  });

  it('can be of every kind that the shop sells', async () => {
    const kinds = ['merchandise', 'voucher', 'ticket', 'guidedTour', 'annualPass'] as const;
    const all = kinds.map((kind) => suggestion(kind, kind));
    await shopWith({ [SUGGEST]: { data: all } });
    await refetchSuggestions();
    expect(names()).to.deep.equal(kinds);
  });

  it('are requested again only when the cart changes', async () => {
    const server = await shopWith({ [SUGGEST]: [{ data: [POSTER] }, { data: [PASS] }] });
    await refetchSuggestions();
    await refetchSuggestions();
    expect(names()).to.deep.equal(['poster']);
    cart.lines = [articleLine(2)];
    await refetchSuggestions();
    expect(names()).to.deep.equal(['pass']);
    expect(await server.hits(SUGGEST)).to.have.lengthOf(2);
  });

  it('belong to the newest cart, whichever answer comes last', async () => {
    const server = await shopWith({
      [SUGGEST]: [{ data: [POSTER], hold: 'old' }, { data: [PASS] }],
    });
    const old = refetchSuggestions();
    await server.arrived(SUGGEST);
    cart.lines = [articleLine(2)];
    await refetchSuggestions();
    await server.release('old');
    await old;
    expect(names()).to.deep.equal(['pass']);
  });

  it('are empty for an empty cart, without a request', async () => {
    const server = await shopWith({ [SUGGEST]: { data: [POSTER] } });
    await refetchSuggestions();
    cart.lines = [];
    await refetchSuggestions();
    expect(names()).to.deep.equal([]);
    expect(await server.hits(SUGGEST)).to.have.lengthOf(1);
  });

  for (const [title, answer] of [
    ['the server fails', { status: 500 }],
    ['the connection breaks', { drop: true }],
    ['the answer cannot be read', { data: 'nothing' }],
  ] as const) {
    it(`are empty when ${title}, without a reported error`, async () => {
      const server = await shopWith({ [SUGGEST]: answer });
      const errors: unknown[] = [];
      setClient(
        createClient({
          api: server.api,
          language: () => 'en',
          token: () => undefined,
          backoffMs: 1,
          onError: (error) => errors.push(error),
        }),
      );
      await refetchSuggestions();
      expect(names()).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
    });
  }

  const held: [title: string, line: CartLine, of: Suggestion][] = [
    ['an article', articleLine(1), suggestion('merchandise', 'book')],
    ['a pass', passLine([passOwner('Ada')]), PASS],
    ['a voucher', voucherLine(1, 500), suggestion('voucher', 'gift')],
    ['a tour', tourLine(2), suggestion('guidedTour', 'harbour')],
    ['an event with tickets', ticketLine(1), suggestion('ticket', '12')],
    ['an event with day tickets', dayLine([ofDay(1)]), suggestion('ticket', '12')],
  ];
  for (const [title, line, of] of held) {
    it(`leave out ${title} that is in the cart`, () => {
      expect(newTo([line], [of, POSTER])).to.deep.equal([POSTER]);
      expect(newTo([], [of, POSTER])).to.deep.equal([of, POSTER]);
    });
  }

  it('are distinguished by kind, regardless of voucher codes', () => {
    const others = [suggestion('annualPass', 'book'), suggestion('ticket', '1')];
    const lines = [articleLine(1), ticketLine(1), dayLine([ofDay(1)]), voucherCode(5, 'V1')];
    expect(newTo(lines, others)).to.deep.equal(others);
  });
});
