import { expect } from 'chai';
import { navigation } from '../../../src/core/navigation/store.ts';
import { showNotice } from '../../../src/core/notices/actions.ts';
import type { Notice } from '../../../src/core/notices/store.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

async function openWith(notice: Notice): Promise<Screen> {
  await startShop();
  const screen = await showScreen('/checkout');
  showNotice(notice);
  await screen.reads(say('close'));
  return screen;
}

describe('a notice', () => {
  it('names the support address when the server fails', async () => {
    const screen = await openWith({ is: 'serverError', email: 'help@museum.example' });
    const link = screen.one('link', 'help@museum.example') as HTMLAnchorElement;
    expect(link.href).to.equal('mailto:help@museum.example');
    expect(screen.all('alert')).to.have.length(1);
    await screen.isSound();
  });

  it('asks for patience when the server is busy', async () => {
    const screen = await openWith({ is: 'serverBusy' });
    expect(screen.text()).to.include(say('theShopIsVery'));
    await screen.isSound();
  });

  it('reports the end of the session without an alert', async () => {
    const screen = await openWith({ is: 'signedOut' });
    expect(screen.text()).to.include(say('yourSessionHasEnded'));
    expect(screen.all('alert')).to.have.length(0);
    await screen.isSound();
  });

  it('disappears when it is closed', async () => {
    const screen = await openWith({ is: 'serverBusy' });
    await screen.press('button', say('close'));
    expect(screen.text()).not.to.include(say('theShopIsVery'));
  });
});

describe('a route without a screen', () => {
  it('returns an embed to its first screen', async () => {
    await startShop();
    const screen = await showScreen('/tickets');
    navigation.outlets.screen!.href = '/nowhere';
    await screen.reads('Tides');
    expect(navigation.outlets.screen!.href).to.equal('/tickets');
  });

  it('shows an error in the whole shop, and leads to the offers', async () => {
    await startShop();
    const screen = await showScreen('/tickets');
    Object.assign(navigation.outlets.screen!, { area: 'shop', href: '/nowhere', home: '/' });
    await screen.reads(say('thisPageDoesNotExist'));
    await screen.isSound();
    await screen.press('link', say('continueShopping'));
    await screen.reads(say('yourVisitBeginsHere'));
  });
});
