import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { ADA } from '../../support/basket.ts';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

async function chooseTime(date: string, time: string): Promise<Screen> {
  const screen = await showScreen(`/tickets/12?date=${date}`);
  await screen.reads(say('chooseATime'));
  await screen.press('radio', time);
  await screen.reads(say('chooseTickets'));
  return screen;
}
/** Adds two adult tickets and waits for the confirmation. */
async function addTwo(): Promise<Screen> {
  const screen = await chooseNoon();
  await screen.press('button', say('increaseName', { name: 'Adult' }));
  await screen.press('button', say('addToBasket'));
  await screen.reads(say('ticketHasBeenAdded', { count: 2 }));
  return screen;
}

const chooseNoon = () => chooseTime('2027-03-06', '12:00');

describe('the ticket choice', () => {
  it('presets one ticket of the first type with a price, and announces it', async () => {
    await startShop();
    const screen = await showScreen('/tickets/12?date=2027-03-06');
    await screen.reads(say('chooseATime'));
    const [announced] = screen.all('status');
    expect(announced!.element.textContent).to.equal('');
    await screen.press('radio', '12:00');
    await screen.reads(`${say('countTickets', { count: 1 })} · €14.00 ${say('inclVat')}`);
    const counts = screen.all('spinbutton').map(({ element }) => element.ariaValueNow);
    expect(counts).to.deep.equal(['1', '0', '0', '0', '0']);
    expect(announced!.element.textContent).to.equal(say('oneTicketHasBeen', { 0: 'Adult' }));
    await screen.isSound();
  });

  it('keeps what is chosen when the time changes, without presetting anything', async () => {
    await startShop();
    const screen = await chooseNoon();
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    await screen.press('radio', '13:00');
    expect((screen.one('radio', '13:00') as HTMLInputElement).checked).to.equal(true);
    expect(screen.one('spinbutton', 'Adult').ariaValueNow).to.equal('0');
  });

  it('names the count and its two buttons by the ticket, and describes the count by price and hint', async () => {
    await startShop();
    const screen = await chooseNoon();
    expect(screen.names('spinbutton').slice(0, 3)).to.deep.equal([
      'Adult',
      'Reduced',
      'Child 6–17',
    ]);
    const described = (name: string) =>
      screen
        .one('spinbutton', name)
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => screen.root.getElementById(id)!.textContent);
    expect(described('Adult')).to.deep.equal(['€14.00']);
    const [price, hint] = described('Reduced');
    expect(price).to.equal('€9.00');
    expect(screen.text()).to.include(hint!);
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.reads(`€28.00 ${say('inclVat')}`);
    expect(screen.one('spinbutton', 'Adult').ariaValueNow).to.equal('2');
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    await screen.reads(`€14.00 ${say('inclVat')}`);
    await screen.isSound();
  });

  it('announces what is chosen politely, or what is to be chosen', async () => {
    await startShop();
    const screen = await chooseNoon();
    const bar = screen.root.querySelector('.total-bar output')!;
    expect(bar.getAttribute('aria-live')).to.equal('polite');
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.reads(`${say('countTickets', { count: 2 })} · €28.00`);
    for (const _adult of [1, 2]) {
      await screen.press('button', say('decreaseName', { name: 'Adult' }));
    }
    await eventually('nothing is chosen', () => bar.textContent === say('chooseTickets'));
    await screen.isSound();
  });

  it('adds nothing if nothing is chosen', async () => {
    await startShop();
    const screen = await chooseNoon();
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    const add = screen.one('button', say('addToBasket'));
    expect(add.ariaDisabled).to.equal('true');
    await screen.press('button', say('addToBasket'));
    expect(cart.lines).to.deep.equal([]);
  });

  it('confirms what was added, with the focus and the ways on', async () => {
    await startShop();
    const screen = await addTwo();
    await eventually('it has the focus', () => {
      return (
        screen.root.activeElement?.textContent?.startsWith(
          say('ticketHasBeenAdded', { count: 2 }),
        ) ?? false
      );
    });
    const actions = [...screen.root.querySelectorAll('.added .button')];
    expect(actions.map(({ textContent }) => textContent)).to.deep.equal([
      say('goToCheckout'),
      say('continueShopping'),
      say('goToBasket'),
    ]);
    expect(actions[0]!.part.contains('button-primary')).to.equal(true);
    await screen.isSound();
  });

  it('leads from the confirmation straight to the details of the guest', async () => {
    await startShop();
    const begun = recordEvents('museum-begin-checkout');
    const screen = await addTwo();
    await screen.press('button', say('goToCheckout'));
    await screen.reads(say('firstName'));
    expect(seenText(screen.root.activeElement!)).to.equal(say('yourDetails'));
    expect(begun.map(({ detail }) => detail)).to.deep.equal([{ count: 1, totalCents: 2800 }]);
  });

  it('leads a known visitor from the confirmation to the details, which can be corrected', async () => {
    await startShop();
    account.customer = ADA;
    const screen = await addTwo();
    await screen.press('button', say('goToCheckout'));
    await screen.reads(say('changeYourDetails'));
    expect(seenText(screen.root.activeElement!)).to.equal(say('yourDetails'));
  });

  it('allows no more tickets than there are places, over all kinds together', async () => {
    await startShop();
    const screen = await chooseTime('2027-03-07', `14:30 ${say('leftLeft', { left: 4 })}`);
    // one adult is preset
    for (const name of ['Adult', 'Adult', 'Child 6–17', 'Child 6–17']) {
      await screen.press('button', say('increaseName', { name }));
    }
    await screen.reads(say('theseAreAllThe'));
    expect(screen.one('spinbutton', 'Child 6–17').ariaValueNow).to.equal('1');
    expect(screen.one('button', say('increaseName', { name: 'Adult' })).ariaDisabled).to.equal(
      'true',
    );
    await screen.isSound();
  });
});
