import { expect } from 'chai';
import { navigation } from '../../../src/core/navigation/store.ts';
import { cents } from '../../../src/core/money/cents.ts';
import type { Voucher } from '../../../src/core/vouchers/types.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';
import { voucher } from '../../support/vouchers.ts';

const LIST = 'GET voucher/select/event/';
const ATTR = 'GET voucher/attr';
const NO_GROUPS = { [ATTR]: { data: { group: [] } } };

async function showList(query = ''): Promise<Screen> {
  await startShop();
  const screen = await showScreen(`/vouchers${query}`);
  await screen.reads('Sponsor a star');
  return screen;
}

/** Returns the list of the reference server with these vouchers only. */
async function listOf(...ids: string[]) {
  const { body } = await ofDemo('voucher/select/event/');
  const { data } = body as { data: { vouchers: { id: string }[] } };
  return { data: { vouchers: data.vouchers.filter(({ id }) => ids.includes(id)) } };
}

describe('the list of vouchers', () => {
  it('shows its vouchers by group, each as a heading link', async () => {
    const screen = await showList();
    expect(screen.names('heading')).to.deep.equal([
      say('vouchers'),
      'Vouchers for an amount',
      'Voucher for an amount of your choice',
      'Voucher for €25',
      'Voucher for €50',
      'Experiences',
      'An evening beneath the dome',
      'Sponsor a star',
    ]);
    const link = screen.one('link', 'Sponsor a star');
    expect(link.getAttribute('href')).to.match(/\/vouchers\/6202$/);
    await screen.isSound();
  });

  it('shows the price of each voucher, or the limits of a free amount', async () => {
    const screen = await showList();
    const cards = [...screen.root.querySelectorAll<HTMLElement>('.card')];
    expect(cards.map((card) => card.querySelector('.small:last-child')!.textContent)).to.deep.equal(
      [
        say('from0To1', { 0: '€5.00', 1: '€250.00' }),
        '€25.00',
        '€50.00',
        '€38.00',
        say('from0To1', { 0: '€20.00', 1: '€1,000.00' }),
      ],
    );
  });

  const free = (more: Partial<Voucher>) =>
    voucher({ id: 'free', name: 'Any amount', variable_amount: true, ...more });
  const limits: [title: string, more: Partial<Voucher>, line: string | undefined][] = [
    ['the minimum', { min_amount: cents(500) }, say('fromAlone', { '<0/>': '€5.00' })],
    ['nothing without a minimum', {}, undefined],
  ];
  for (const [title, more, line] of limits) {
    it(`shows ${title} of an amount without a maximum`, async () => {
      await startShop({ [LIST]: { data: { vouchers: [free(more), voucher()] } }, ...NO_GROUPS });
      const screen = await showScreen('/vouchers');
      await screen.reads('Any amount');
      const card = screen.root.querySelector('.card')!;
      expect(card.querySelector('.small')?.textContent).to.equal(line);
    });
  }

  it('explains each voucher by its description', async () => {
    const screen = await showList();
    expect(screen.text()).to.include('Enough for two adults and a postcard');
  });

  for (const [title, rates, isShown] of [
    ['mentions VAT above vouchers that include it', [19, 7], true],
    ['does not mention VAT if a voucher includes none', [19, 0], false],
  ] as const) {
    it(title, async () => {
      const vouchers = rates.map((vat_value) => voucher({ id: `v${vat_value}`, vat_value }));
      await startShop({ [LIST]: { data: { vouchers } }, ...NO_GROUPS });
      const screen = await showScreen('/vouchers');
      await screen.reads('Gift voucher');
      const text = screen.text();
      expect(text.includes(say('pricesIncludeVat'))).to.equal(isShown);
      if (isShown) {
        expect(text.indexOf(say('pricesIncludeVat'))).to.be.below(text.indexOf('Gift voucher'));
      }
    });
  }

  it('shows only the group that the editor has named, without its name', async () => {
    const screen = await showList('?category=62');
    expect(screen.names('heading')).to.deep.equal([
      say('vouchers'),
      'An evening beneath the dome',
      'Sponsor a star',
    ]);
    await screen.isSound();
  });

  it('leads on from an empty group', async () => {
    await startShop();
    const screen = await showScreen('/vouchers?category=99');
    await screen.reads(say('thereAreNoVouchers'));
    await screen.press('link', say('toAllVouchers'));
    await screen.reads('Sponsor a star');
  });

  it('shows that the museum offers no vouchers', async () => {
    await startShop({ [LIST]: { data: { vouchers: [] } }, [ATTR]: { data: { group: [] } } });
    const screen = await showScreen('/vouchers');
    await screen.reads(say('thereAreNoVouchers'));
    expect(screen.all('link')).to.deep.equal([]);
    await screen.isSound();
  });

  it('opens the only voucher', async () => {
    await startShop({
      [LIST]: await listOf('6103'),
      [ATTR]: await ofDemo('voucher/attr'),
      'GET voucher/selectOne/price/6103': await ofDemo('voucher/selectOne/price/6103'),
    });
    const screen = await showScreen('/vouchers');
    await screen.reads(say('addToBasket'));
    expect(navigation.outlets.screen!.href).to.equal('/vouchers/6103');
  });

  it('omits the groups if they cannot be loaded', async () => {
    await startShop({ [LIST]: await listOf('6102', '6201'), [ATTR]: { status: 404 } });
    const screen = await showScreen('/vouchers');
    await screen.reads('Voucher for €25');
    expect(screen.names('heading')).to.deep.equal([
      say('vouchers'),
      'Voucher for €25',
      'An evening beneath the dome',
    ]);
    await screen.isSound();
  });

  it('shows an error if it cannot be loaded, and tries again', async () => {
    const server = await startShop({
      [LIST]: { status: 404 },
      [ATTR]: await ofDemo('voucher/attr'),
    });
    const screen = await showScreen('/vouchers');
    await screen.reads(say('tryAgain'));
    await screen.isSound();
    await server.answer({ [LIST]: await ofDemo('voucher/select/event/') });
    await screen.press('button', say('tryAgain'));
    await screen.reads('Sponsor a star');
  });
});
