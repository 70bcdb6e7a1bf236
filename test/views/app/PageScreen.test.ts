import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const PAGE = 'GET content/page';
const long = (title: string) => ({
  data: { id: 'terms', title, html: '<p>Once upon a time there was a museum.</p>'.repeat(200) },
});

describe('a page of the shop', () => {
  it('has its own address, and keeps the tables of the museum', async () => {
    await startShop();
    const screen = await showScreen('/page/shipping');
    await screen.reads('Germany 2.90 4.90 8.90 16.90');
    screen.one('heading', 'Shipping costs');
    const table = screen.root.querySelector('table')!;
    expect(table.caption?.textContent).to.include('including VAT');
    const scopes = [...table.querySelectorAll('th')].map(({ scope }) => scope);
    expect(scopes.filter((scope) => scope === 'col')).to.have.lengthOf(5);
    expect(new Set(scopes)).to.deep.equal(new Set(['col', 'row']));
    await screen.isSound();
  });

  it('can be any page of the museum', async () => {
    await startShop();
    const screen = await showScreen('/page/imprint');
    await screen.reads('Alte Seewarte');
    screen.one('heading', say('imprint'));
  });

  it('is not found if the museum does not have it', async () => {
    await startShop({ [PAGE]: { status: 404 } });
    const screen = await showScreen('/page/riddles');
    await screen.reads(say('thisPageDoesNotExist'));
  });

  it('shows an error if it cannot be loaded, and tries again', async () => {
    await startShop({ [PAGE]: [{ status: 409 }, await ofDemo('content/page?id=shipping')] });
    const screen = await showScreen('/page/shipping');
    await screen.reads(say('somethingWentWrongOn'));
    screen.one('heading', say('thisPageCouldNotBe'));
    await screen.press('button', say('tryAgain'));
    await screen.reads('Shipping costs');
  });

  it('opens at its beginning if it is long, also the second time', async () => {
    await startShop({ [PAGE]: long('Terms') });
    const screen = await showScreen('/checkout');
    const dialog = () => screen.root.querySelector('dialog');
    for (const time of ['first', 'second']) {
      await screen.press('button', say('termsAndConditions'));
      await eventually(`it is open the ${time} time`, () => dialog()?.querySelector('p') != null);
      expect(dialog()!.scrollHeight).to.be.above(dialog()!.clientHeight);
      expect(dialog()!.scrollTop).to.equal(0);
      await screen.press('button', say('close'));
      await eventually(`it is closed the ${time} time`, () => dialog() === null);
    }
  });
});
