import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import { LOADER, moved, openEarly, watchFromTheStart } from './support/stillness.ts';

const LIST = /\/merchandise\/select/;
const CATEGORIES = /\/merchandise\/attr/;
const ARTICLE = /\/merchandise\?article=/;
const ANSWERS = [LIST, CATEGORIES, ARTICLE];

const SCREENS = {
  'the list of articles': { route: '', finished: '.card:nth-child(60)' },
  'the list of a category': { route: '#/merchandise/45', finished: '.card a' },
  'an article': { route: '#/product/4301', finished: '.total-bar button' },
  'an article that is out of stock': { route: '#/product/4508', finished: '.actions a' },
};

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

const journey = useJourney();

for (const [screen, { route, finished }] of Object.entries(SCREENS)) {
  for (const viewport of WINDOWS) {
    test(`from its tag to ${screen}, finished, nothing moves in a window of ${viewport.width} px`, async () => {
      const visitor = await journey.visit({ viewport });
      const { page } = visitor;
      const first = (selector: string) => page.locator(`museum-merchandise ${selector}`).first();
      await watchFromTheStart(page);
      const address = `${journey.addresses.shop}/museum/merchandise.html${route}`;
      const letGo = await openEarly(page, address, ANSWERS);
      await letGo(LOADER);
      await first('[aria-busy=true]').waitFor();
      for (const answer of ANSWERS) await letGo(answer);
      await first(finished).waitFor({ state: 'attached' });
      assert.deepEqual(await moved(page), []);
      await leave(visitor);
    });
  }
}
