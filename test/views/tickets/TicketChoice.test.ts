import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { eventually } from '../../support/eventually.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

async function chooseTime(date: string, time: string): Promise<Screen> {
  const screen = await showScreen(`/tickets/12?date=${date}`);
  await screen.reads(say('chooseATime'));
  await screen.press('radio', time);
  await screen.reads(say('chooseTickets'));
  return screen;
}
const chooseNoon = () => chooseTime('2027-03-06', '12:00');

describe('the ticket choice', () => {
  it('names the count and its two buttons by the ticket', async () => {
    await startShop();
    const screen = await chooseNoon();
    expect(screen.names('spinbutton').slice(0, 3)).to.deep.equal([
      'Adult',
      'Reduced',
      'Child 6–17',
    ]);
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.reads(`€14.00 ${say('inclVat')}`);
    expect(screen.one('spinbutton', 'Adult').ariaValueNow).to.equal('1');
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    await screen.reads(`€0.00 ${say('inclVat')}`);
    await screen.isSound();
  });

  it('announces the running total politely', async () => {
    await startShop();
    const screen = await chooseNoon();
    expect(screen.texts('status')).to.deep.equal([`${say('total')} €0.00 ${say('inclVat')}`]);
    const [total] = screen.all('status');
    expect(total!.element.getAttribute('aria-live')).to.equal('polite');
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.reads(`€14.00 ${say('inclVat')}`);
    expect(screen.all('status')[0]!.element === total!.element).to.equal(true);
  });

  it('adds nothing if nothing is chosen', async () => {
    await startShop();
    const screen = await chooseNoon();
    const add = screen.one('button', say('addToBasket'));
    expect(add.ariaDisabled).to.equal('true');
    await screen.press('button', say('addToBasket'));
    expect(cart.lines).to.deep.equal([]);
  });

  it('confirms what was added, with the focus and links to basket and shop', async () => {
    await startShop();
    const screen = await chooseNoon();
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.press('button', say('addToBasket'));
    await screen.reads(say('ticketHasBeenAdded', { count: 2 }));
    await eventually('it has the focus', () => {
      return (
        screen.root.activeElement?.textContent?.startsWith(
          say('ticketHasBeenAdded', { count: 2 }),
        ) ?? false
      );
    });
    screen.one('link', say('goToBasket'));
    screen.one('link', say('continueShopping'));
    await screen.isSound();
  });

  it('allows no more tickets than there are places, over all kinds together', async () => {
    await startShop();
    const screen = await chooseTime('2027-03-07', `14:30 ${say('leftLeft', { left: 4 })}`);
    for (const name of ['Adult', 'Adult', 'Adult', 'Child 6–17', 'Child 6–17']) {
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
