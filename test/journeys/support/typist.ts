import { keyboardOf } from './keyboard.ts';
import type { Journey } from './shop.ts';
import { tourist } from './tourist.ts';

export const PHONE = { width: 360, height: 740 };

/** A visitor with a small screen who has a keyboard and nothing else. */
export async function typist(journey: Journey) {
  const visitor = await tourist(journey, { viewport: PHONE });
  const { page, count } = visitor;
  const keyboard = keyboardOf(page);
  const day = (name: RegExp) => page.getByRole('gridcell', { name });
  return {
    ...visitor,
    keyboard,
    day,
    /** A key leads to a day of the calendar. */
    async leads(key: string, to: RegExp) {
      await keyboard.press(key);
      await keyboard.landsIn(day(to));
    },
    /** Chooses in a list that folds away, by the first letters of what is wanted. */
    async choose(label: string, letters: string) {
      await keyboard.tabTo(page.getByLabel(label, { exact: true }));
      await keyboard.type(letters);
    },
    async raiseByKey(name: string) {
      await keyboard.tabTo(count(name));
      await keyboard.press('ArrowUp');
    },
    /** Goes by a sentence of the error summary to what is wrong. */
    async mendByKey(sentence: string) {
      await keyboard.enter(page.locator('.error-summary').getByRole('button', { name: sentence }));
      await keyboard.assertSeen();
    },
  };
}
