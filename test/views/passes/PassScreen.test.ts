import { expect } from 'chai';
import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { account } from '../../../src/core/account/store.ts';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { passes } from '../../../src/core/passes/store.ts';
import { ADA as CUSTOMER } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { expectState } from '../../support/state.ts';
import { fill } from '../../support/fill.ts';
import { showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const NAME = 'Annual pass';
const ADA = {
  [say('firstName')]: 'Ada',
  [say('lastName')]: 'Lund',
  [say('street')]: 'Am Kai 3',
  [say('postcode')]: '20095',
  [say('city')]: 'Hamburg',
};
const address = { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' }; // the form preselects the museum's own

async function showPass(owners = 1) {
  const screen = await showScreen('/passes/5101', 'en');
  const rows = (): HTMLElement[] => [
    ...screen.root.querySelectorAll<HTMLElement>('[role=group]:has(input[name=firstName])'),
  ];
  await eventually('the owners are there', () => rows().length === owners);
  const fields = (row: number) => [
    ...rows()[row]!.querySelectorAll<HTMLInputElement>('input[type=text]'),
  ];
  const field = (row: number, label: string): HTMLInputElement =>
    fields(row).find((each) => each.labels![0]!.innerText.startsWith(label))!;
  return {
    ...screen,
    rows,
    field,
    typed: (row: number) => fields(row).map(({ value }) => value),
    async type(row: number, values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        fill(field(row, label), value);
        await eventually(`${label} is typed`, () => field(row, label).value === value);
      }
    },
    more: () => screen.press('button', say('increaseName', { name: NAME })),
    fewer: () => screen.press('button', say('decreaseName', { name: NAME })),
    add: () => screen.press('button', say('addToBasket')),
  };
}

describe('an annual pass', () => {
  beforeEach(async () => {
    await startShop();
  });

  it('has a row per owner, and keeps what was typed when rows are added and removed', async () => {
    const screen = await showPass();
    await screen.type(0, { ...ADA, [say('title')]: 'Dr.' });
    await screen.more();
    await eventually('there are two', () => screen.rows().length === 2);
    expect(screen.typed(1)).to.deep.equal(['', '', '', 'Am Kai 3', '20095', 'Hamburg']);
    await screen.type(1, { [say('firstName')]: 'Bert', [say('street')]: 'Elm Street 5' });
    await screen.fewer();
    await eventually('there is one', () => screen.rows().length === 1);
    const ada = ['Dr.', 'Ada', 'Lund', 'Am Kai 3', '20095', 'Hamburg'];
    expect(screen.typed(0)).to.deep.equal(ada);
    await screen.more();
    await eventually('there are two again', () => screen.rows().length === 2);
    expect(screen.typed(1)).to.deep.equal(['', 'Bert', '', 'Elm Street 5', '20095', 'Hamburg']);
    expect(screen.typed(0)).to.deep.equal(ada);
  });

  it('goes into the basket once every owner is complete, and lists missing details', async () => {
    const screen = await showPass();
    await screen.type(0, { ...ADA, [say('city')]: ' ' });
    await screen.add();
    await screen.reads(say('passPassLabelPlease', { pass: '1', label: say('city') }));
    await screen.isSound();
    expect(cart.lines).to.have.length(0);
    await screen.press('button', say('passPassLabelPlease', { pass: '1', label: say('city') }));
    await eventually('the field has the focus', () => {
      return screen.root.activeElement === screen.field(0, say('city'));
    });
    await screen.type(0, { [say('city')]: 'Hamburg' });
    await screen.add();
    await screen.reads(say('nameHasBeenAdded', { name: NAME }));
    expectState(cart.lines).to.deep.equal([
      {
        type: 'annualPass',
        id: '5101',
        name: NAME,
        price: 3900,
        totalPrice: 3900,
        vat_value: 7,
        count: 1,
        owners: [
          { name: { firstName: 'Ada', surname: 'Lund' }, address, send_to_custom_addr: false },
        ],
      },
    ]);
    expect(screen.rows()).to.have.length(0);
    await screen.more();
    await eventually('there are new ones', () => screen.rows().length === 2);
    expect(screen.typed(0)).to.deep.equal(['', '', '', '', '', '']);
  });

  it('restores what was typed before a reload', async () => {
    const before = await showPass();
    await before.type(0, ADA);
    await before.more();
    await eventually('there are two', () => before.rows().length === 2);
    await before.type(1, { [say('firstName')]: 'Bert' });
    before.unmount();
    passes.owners = {};
    const screen = await showPass(2);
    expect(screen.typed(0)).to.deep.equal(['', 'Ada', 'Lund', 'Am Kai 3', '20095', 'Hamburg']);
    expect(screen.typed(1)).to.deep.equal(['', 'Bert', '', 'Am Kai 3', '20095', 'Hamburg']);
  });

  const lovelace = ['', 'Ada', 'Lovelace', 'Hafenstraße 1', '20359', 'Hamburg'];
  const buyers: [title: string, given: () => void, filled: string[]][] = [
    ['a customer', () => (account.customer = CUSTOMER), lovelace],
    [
      'a guest who has typed only a name',
      () => keepGuestForm({ ...EMPTY_FORM, fname: 'Grace', lname: 'Hopper' }),
      ['', 'Grace', 'Hopper', 'Elm Street 5', '', ''],
    ],
  ];
  for (const [title, given, filled] of buyers) {
    it(`offers the details of ${title} for the first owner, and fills them in on demand`, async () => {
      given();
      const screen = await showPass();
      expect(screen.typed(0)).to.deep.equal(['', '', '', '', '', '']);
      await screen.type(0, { [say('street')]: 'Elm Street 5' });
      await screen.more();
      await eventually('there are two', () => screen.rows().length === 2);
      await screen.press('button', say('useMyDetails'));
      await eventually('it is filled in', () => screen.typed(0).join() === filled.join());
      expect(screen.texts('status')).to.include(say('yourDetailsAreFilled'));
      expect(screen.typed(1)[1]).to.equal('');
      await screen.isSound();
    });
  }

  it('offers no details of a buyer without a full name', async () => {
    keepGuestForm({ ...EMPTY_FORM, fname: 'Grace', email: 'grace@example.org' });
    const screen = await showPass();
    expect(screen.all('button', say('useMyDetails'))).to.deep.equal([]);
  });
});
