import { keyboardOf } from './keyboard.ts';
import type { Journey } from './shop.ts';
import { tourist } from './tourist.ts';

export const PHONE = { width: 360, height: 740 };

/** Returns a visitor with a small screen who uses only the keyboard. */
export async function typist(journey: Journey) {
  const visitor = await tourist(journey, { viewport: PHONE });
  const { page, count } = visitor;
  const keyboard = keyboardOf(page);
  const day = (name: RegExp) => page.getByRole('gridcell', { name });
  return {
    ...visitor,
    keyboard,
    day,
    /** Presses a key that must move the focus to a day of the calendar. */
    async leads(key: string, to: RegExp) {
      await keyboard.press(key);
      await keyboard.landsIn(day(to));
    },
    /** Chooses in a closed list by typing the first letters of an option. */
    async choose(label: string, letters: string) {
      await keyboard.tabTo(page.getByLabel(label, { exact: true }));
      await keyboard.type(letters);
    },
    async raiseByKey(name: string) {
      await keyboard.tabTo(count(name));
      await keyboard.press('ArrowUp');
    },
    async lowerByKey(name: string) {
      await keyboard.tabTo(count(name));
      await keyboard.press('ArrowDown');
    },
    /** Follows a sentence of the error summary to its field. */
    async followErrorByKey(sentence: string) {
      await keyboard.enter(page.locator('.error-summary').getByRole('button', { name: sentence }));
      await keyboard.assertSeen();
    },
  };
}
