import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { eventually } from '../../support/eventually.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { CATALOGUE } from '../../support/states/lines.ts';
import { say } from '../../support/say.ts';

const SUGGEST = 'POST checkout/suggest';
const HERBARIUM = { type: 'merchandise', id: '4303', name: 'Herbarium', price: 2900 };
const SUGGESTED = [
  HERBARIUM,
  { type: 'annualPass', id: '5101', name: 'Pass', price: 3900 },
  { type: 'voucher', id: '6101', name: 'Voucher', price: 2500 },
  { type: 'ticket', id: '12', name: 'Tides', price: 1400 },
  { type: 'guidedTour', id: '105', name: 'Compass', price: 4500 },
];
const FOLLOWING = { ...HERBARIUM, id: '4304', name: 'Faience' };

async function basketWith(answers: Answers): Promise<Screen> {
  const book = await ofDemo(`merchandise?article=${CATALOGUE.id}`);
  await startShop({
    'GET merchandise': book,
    'GET customer/attr': await ofDemo('customer/attr'),
    'POST checkout/shipping': { data: 490 },
    'GET checkout/payments': await ofDemo('checkout/payments?shop=1'),
    [SUGGEST]: { data: SUGGESTED },
    ...answers,
  });
  cart.lines.push({ ...CATALOGUE });
  return showScreen('/checkout');
}

const ids = () => cart.lines.map(({ id }) => id);
const route = () => navigation.outlets.screen?.href;

describe('the suggestions in the basket', () => {
  it('link to the screen of each kind; only articles can be added at once', async () => {
    const screen = await basketWith({});
    await screen.reads(say('youMayAlsoLike'));
    const ways = SUGGESTED.map(({ name }) => {
      const { href } = screen.one('link', name) as HTMLAnchorElement;
      return new URL(href).hash.replace('#/en', '');
    });
    expect(ways.map((way) => way.replace('#', ''))).to.deep.equal([
      '/product/4303',
      '/passes/5101',
      '/vouchers/6101',
      '/tickets/12',
      '/guided-tours/105',
    ]);
    expect(
      screen.all('button', RegExp(`^${say('addToBasket')}`)).map(({ name }) => name),
    ).to.deep.equal([`${say('addToBasket')} Herbarium`]);
    await screen.isSound();
  });

  it('break a name that is longer than their column', async () => {
    const name = 'Taschenkompassaufbewahrungsbehältnis';
    const screen = await basketWith({ [SUGGEST]: { data: [{ ...HERBARIUM, name }] } });
    await screen.reads(name);
    screen.host.style.inlineSize = '320px';
    const link = screen.one('link', name);
    expect(link.scrollWidth).to.be.at.most(link.parentElement!.clientWidth);
  });

  it('add an article with one click, confirm it and load the next suggestion', async () => {
    const screen = await basketWith({
      'GET merchandise': [
        await ofDemo(`merchandise?article=${CATALOGUE.id}`),
        await ofDemo('merchandise?article=4303'),
      ],
      [SUGGEST]: [{ data: SUGGESTED }, { data: [FOLLOWING] }],
    });
    await screen.reads('Herbarium');
    await screen.press('button', `${say('addToBasket')} Herbarium`);
    await screen.reads(say('nameHasBeenAdded', { name: 'Herbarium' }));
    expect(ids()).to.deep.equal([CATALOGUE.id, '4303']);
    expect(screen.root.activeElement?.textContent).to.include('Herbarium');
    expect(screen.all('link', 'Herbarium')).to.deep.equal([]);
    await screen.reads('Faience');
    await screen.isSound();
  });

  it('do not add an article that has sold out, and open its screen instead', async () => {
    const gone = await ofDemo('merchandise?article=4303');
    const article = (gone.body as { data: object }).data;
    const screen = await basketWith({
      'GET merchandise': [
        await ofDemo(`merchandise?article=${CATALOGUE.id}`),
        { data: { ...article, stock: 0 } },
      ],
    });
    await screen.reads('Herbarium');
    await screen.press('button', `${say('addToBasket')} Herbarium`);
    await eventually('its screen is there', () => route() === '/product/4303');
    expect(ids()).to.deep.equal([CATALOGUE.id]);
  });

  it('are hidden if the server has none or fails', async () => {
    for (const answer of [{ data: [] }, { status: 500 }]) {
      const screen = await basketWith({ [SUGGEST]: answer });
      await screen.reads(say('total'));
      await eventually('nothing is loading', () => screen.root.querySelector('.skeleton') === null);
      expect(screen.text()).not.to.include(say('youMayAlsoLike'));
      expect(screen.all('alert')).to.deep.equal([]);
      screen.unmount();
    }
  });
});
