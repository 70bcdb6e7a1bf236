import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const TERMS = 'GET content/page';
const termsOfDemo = () => ofDemo('content/page?id=terms');

async function openTerms(screen: Screen): Promise<HTMLDialogElement> {
  screen.one('button', say('termsAndConditions')).focus();
  await press('Enter');
  await eventually('the dialog is open', () => screen.root.querySelector('dialog[open]') !== null);
  return screen.root.querySelector('dialog')!;
}

describe('the legal pages', () => {
  it('can be opened at each step of the checkout', async () => {
    await startShop();
    for (const href of ['/checkout', '/register-guest', '/checkout/success']) {
      const screen = await showScreen(href);
      screen.one('navigation', say('legalInformation'));
      for (const name of [
        say('imprint'),
        say('termsAndConditions'),
        say('privacyPolicy'),
        say('accessibility'),
      ]) {
        screen.one('button', name);
      }
      screen.unmount();
    }
  });

  it('open in a dialog with their title, and return the focus', async () => {
    await startShop();
    const screen = await showScreen('/checkout');
    const dialog = await openTerms(screen);
    await screen.reads('These terms apply');
    expect(screen.one('dialog', say('termsAndConditions')) === dialog).to.equal(true);
    expect(dialog.querySelectorAll('p').length).to.be.above(1);
    await screen.isSound();
    await press('Escape');
    await eventually('it is closed', () => screen.root.querySelector('dialog') === null);
    expect(screen.root.activeElement?.textContent).to.equal(say('termsAndConditions'));
  });

  it('show a message while they load', async () => {
    await startShop({ [TERMS]: { ...(await termsOfDemo()), hold: 'terms' } });
    const screen = await showScreen('/checkout');
    await openTerms(screen);
    screen.one('dialog', say('pleaseWait'));
    await screen.isSound();
  });

  it('show an error if they cannot be loaded, and try again', async () => {
    const server = await startShop({ [TERMS]: { status: 500 } });
    const screen = await showScreen('/checkout');
    await openTerms(screen);
    await screen.reads(say('somethingWentWrongOn'));
    await server.answer({ [TERMS]: await termsOfDemo() });
    await screen.press('button', say('tryAgain'));
    await screen.reads('These terms apply');
  });

  it('are links in a new tab if the museum has named pages of its own', async () => {
    const terms = { url: 'https://museum.example/terms', title: 'Terms' };
    const imprint = { url: 'javascript:alert(1)', title: say('imprint') };
    await startShop(undefined, { customTermsLinks: { en: { terms, imprint } } });
    const screen = await showScreen('/checkout');
    const link = screen.one('link', say('termsAndConditions')) as HTMLAnchorElement;
    expect([link.href, link.target]).to.deep.equal([terms.url, '_blank']);
    screen.one('button', say('imprint'));
  });
});
