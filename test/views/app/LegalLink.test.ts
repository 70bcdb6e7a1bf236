import { expect } from '@esm-bundle/chai';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';

const TERMS = 'GET content/page';
const termsOfDemo = () => ofDemo('content/page?id=terms');

async function openTerms(screen: Screen): Promise<HTMLDialogElement> {
  screen.one('button', 'Terms and conditions').focus();
  await press('Enter');
  await eventually('the dialog is open', () => screen.root.querySelector('dialog[open]') !== null);
  return screen.root.querySelector('dialog')!;
}

describe('the legal pages', () => {
  it('are within reach at each step of the checkout', async () => {
    await startShop();
    for (const href of ['/checkout', '/register-guest', '/checkout/success']) {
      const screen = await showScreen(href);
      screen.one('navigation', 'Legal information');
      for (const name of ['Imprint', 'Terms and conditions', 'Privacy policy', 'Accessibility']) {
        screen.one('button', name);
      }
      screen.unmount();
    }
  });

  it('open in a dialog named by the page, and give the focus back', async () => {
    await startShop();
    const screen = await showScreen('/checkout');
    const dialog = await openTerms(screen);
    await screen.reads('These terms apply');
    expect(screen.one('dialog', 'Terms and conditions') === dialog).to.equal(true);
    expect(dialog.querySelectorAll('p').length).to.be.above(1);
    await screen.isSound();
    await press('Escape');
    await eventually('it is closed', () => screen.root.querySelector('dialog') === null);
    expect(screen.root.activeElement?.textContent).to.equal('Terms and conditions');
  });

  it('say that they are coming', async () => {
    await startShop({ [TERMS]: { ...(await termsOfDemo()), hold: 'terms' } });
    const screen = await showScreen('/checkout');
    await openTerms(screen);
    screen.one('dialog', 'Please wait');
    await screen.isSound();
  });

  it('say so when they cannot be had, and try again', async () => {
    const server = await startShop({ [TERMS]: { status: 500 } });
    const screen = await showScreen('/checkout');
    await openTerms(screen);
    await screen.reads('Something went wrong on our side.');
    await server.answer({ [TERMS]: await termsOfDemo() });
    await screen.press('button', 'Try again');
    await screen.reads('These terms apply');
  });

  it("are the museum's own in a new tab, where it has named some", async () => {
    const terms = { url: 'https://museum.example/terms', title: 'Terms' };
    const imprint = { url: 'javascript:alert(1)', title: 'Imprint' };
    await startShop(undefined, { customTermsLinks: { en: { terms, imprint } } });
    const screen = await showScreen('/checkout');
    const link = screen.one('link', 'Terms and conditions') as HTMLAnchorElement;
    expect([link.href, link.target]).to.deep.equal([terms.url, '_blank']);
    screen.one('button', 'Imprint');
  });
});
