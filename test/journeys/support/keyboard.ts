import assert from 'node:assert/strict';
import type { ElementHandle, Locator, Page } from 'playwright-core';

const MOST_PRESSES = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });

type Focus = {
  /** Where the focus is, if it is lost or cannot be seen; undefined where all is well. */
  fault?: string;
  isOnTarget: boolean;
  /** The target has been drawn again since. */
  isGone: boolean;
};

/** One look for all that is asked after each press of a key. */
const focusOn = (page: Page, target: ElementHandle | null): Promise<Focus> =>
  page.evaluate((wanted) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const focus = { isOnTarget: focused === wanted, isGone: wanted?.isConnected === false };
    if (!focused || focused === document.body) return { ...focus, fault: 'the focus is lost' };
    const name = `${focused.localName} “${focused.textContent?.trim().slice(0, 40) ?? ''}”`;
    // a radio is drawn by its label
    const seen = (focused.matches('input') && focused.closest('label')) || focused;
    const { top, bottom, left, right } = seen.getBoundingClientRect();
    if (top < 0 || top >= innerHeight) return { ...focus, fault: `${name} is out of view` };
    const x = (left + right) / 2;
    for (const y of [top + 2, (top + Math.min(bottom, innerHeight)) / 2]) {
      let above = document.elementFromPoint(x, y);
      for (let inner = above; inner; above = inner ?? above) {
        inner = above?.shadowRoot?.elementFromPoint(x, y) ?? null;
        if (inner === above) break;
      }
      if (above && !seen.contains(above) && !above.contains(seen)) {
        const fault = `${name} is covered by ${above.localName} ${above.className}`;
        return { ...focus, fault };
      }
    }
    return focus;
  }, target);

/** A visitor who has a keyboard and nothing else. Wherever the focus goes, it can be seen. */
export function keyboardOf(page: Page) {
  const assertSeen = async (): Promise<void> => {
    const { fault } = await focusOn(page, null);
    assert.equal(fault, undefined, fault);
  };

  const pressUntil = async (key: string, target: Locator): Promise<void> => {
    await target.waitFor({ state: 'attached' });
    let element = await target.elementHandle();
    for (let presses = 0; presses < MOST_PRESSES;) {
      const { isOnTarget, isGone, fault } = await focusOn(page, element);
      if (presses > 0) assert.equal(fault, undefined, fault);
      if (isOnTarget) return;
      if (isGone) {
        element = await target.elementHandle();
        continue;
      }
      await page.keyboard.press(key);
      presses += 1;
    }
    assert.fail(`${key} never leads to ${String(target)}`);
  };

  return {
    assertSeen,
    pressUntil,
    /** Moves on by Tab until the target has the focus. */
    tabTo: (target: Locator) => pressUntil('Tab', target),
    /** Goes to a button or link and presses Enter. */
    async enter(target: Locator) {
      await pressUntil('Tab', target);
      await page.keyboard.press('Enter');
    },
    /** A new screen has come: its heading has the focus. */
    async arriveAt(heading: Locator) {
      await heading.waitFor();
      assert.ok(await hasFocus(heading), `${String(heading)} has the focus`);
      await assertSeen();
    },
    /** What had the focus has gone: the target, or something in it, gets the focus, and can be seen. */
    async landsIn(target: Locator) {
      await target.and(page.locator(':focus-within')).waitFor();
      await assertSeen();
    },
    /** A screen reader says this by itself. */
    hears: (sentence: string | RegExp) =>
      page
        .locator('[role=status], [role=alert], [aria-live=polite]')
        .filter({ hasText: sentence })
        .first()
        .waitFor(),
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
  };
}
