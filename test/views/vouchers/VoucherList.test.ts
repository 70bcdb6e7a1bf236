import { expect } from 'chai';
import { navigation } from '../../../src/core/navigation/store.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const LIST = 'GET voucher/select/event/';
const ATTR = 'GET voucher/attr';

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
      'Gift vouchers',
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

  it('shows the price of each voucher, or the minimum of a free amount', async () => {
    const screen = await showList();
    const cards = [...screen.root.querySelectorAll<HTMLElement>('.card')];
    expect(cards.map((card) => card.querySelector('.small')!.textContent)).to.deep.equal([
      say('from', { '<0/>': '€5.00' }),
      '€25.00',
      '€50.00',
      '€38.00',
      say('from', { '<0/>': '€20.00' }),
    ]);
  });

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
