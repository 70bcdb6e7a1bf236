import { expect } from 'chai';
import { navigation } from '../../../src/core/navigation/store.ts';
import { eventually } from '../../support/eventually.ts';
import type { MessageName } from '../../support/messages.ts';
import { type Screen, ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';
import { inTier } from '../../support/tier.ts';

/** Shows an item in an embed whose first screen is a list. */
async function showItem(list: string, item: string): Promise<Screen> {
  const screen = await showScreen(list);
  navigation.outlets.screen!.href = item;
  await eventually('the item is there', () => screen.root.querySelector('article') !== null);
  return screen;
}

describe('the way back to the list', () => {
  const items: [list: string, item: string, name: MessageName][] = [
    ['/tickets', '/tickets/12', 'allTickets'],
    ['/guided-tours', '/guided-tours/102', 'allGuidedTours'],
    ['/merchandise', '/product/4301', 'allMerchandise'],
    ['/passes', '/passes/5101', 'allAnnualPasses'],
    ['/vouchers', '/vouchers/6101', 'allVouchers'],
  ];
  for (const [list, item, name] of inTier(items, items.slice(0, 2))) {
    it(`leads from ${item} to ${list}`, async () => {
      await startShop();
      const screen = await showItem(list, item);
      await screen.press('link', say(name));
      expect(navigation.outlets.screen!.href).to.equal(list);
    });

    it(`is absent in an embed of ${item} alone`, async () => {
      await startShop();
      const screen = await showScreen(item);
      await eventually('the item is there', () => screen.root.querySelector('article') !== null);
      expect(screen.all('link', say(name))).to.deep.equal([]);
    });
  }

  it('is above the title', async () => {
    await startShop();
    const screen = await showItem('/tickets', '/tickets/12');
    const back = screen.one('link', say('allTickets'));
    const title = screen.root.querySelector('h2')!;
    expect(back.compareDocumentPosition(title)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(back.getBoundingClientRect().bottom).to.be.at.most(title.getBoundingClientRect().top);
    await screen.isSound();
  });

  it("has the museum's own name for the area", async () => {
    await startShop(undefined, { navTranslations: { en: { tickets: 'Exhibitions' } } });
    const screen = await showItem('/tickets', '/tickets/12');
    screen.one('link', 'Exhibitions');
  });

  it('is absent if there is nothing else in the list', async () => {
    const { body } = await ofDemo('event/select');
    const { data } = body as { data: { events: { id: string | number }[] } };
    await startShop({
      'GET event/select': {
        data: { ...data, events: data.events.filter(({ id }) => String(id) === '12') },
      },
    });
    const screen = await showItem('/tickets', '/tickets/12');
    expect(screen.all('link', say('allTickets'))).to.deep.equal([]);
  });
});
