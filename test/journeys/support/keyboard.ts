import assert from 'node:assert/strict';
import type { ElementHandle, Locator, Page } from 'playwright-core';

const MOST_PRESSES = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });

type Focus = {
  /** Why the focus is lost or cannot be seen; undefined if it is fine. */
  issue?: string;
  isOnTarget: boolean;
  /** The target has been rendered again: this element is no longer in the page. */
  isGone: boolean;
};

/** Reads in one round trip everything that is checked after each key press. */
const focusOn = (page: Page, target: ElementHandle | null): Promise<Focus> =>
  page.evaluate((wanted) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const focus = { isOnTarget: focused === wanted, isGone: wanted?.isConnected === false };
    if (!focused || focused === document.body) return { ...focus, issue: 'the focus is lost' };
    const name = `${focused.localName} “${focused.textContent?.trim().slice(0, 40) ?? ''}”`;
    // the label draws the radio button
    const seen = (focused.matches('input') && focused.closest('label')) || focused;
    const { top, bottom, left, right } = seen.getBoundingClientRect();
    if (top < 0 || top >= innerHeight) return { ...focus, issue: `${name} is out of view` };
    const x = (left + right) / 2;
    for (const y of [top + 2, (top + Math.min(bottom, innerHeight)) / 2]) {
      let above = document.elementFromPoint(x, y);
      for (let inner = above; inner; above = inner ?? above) {
        inner = above?.shadowRoot?.elementFromPoint(x, y) ?? null;
        if (inner === above) break;
      }
      if (above && !seen.contains(above) && !above.contains(seen)) {
        const issue = `${name} is covered by ${above.localName} ${above.className}`;
        return { ...focus, issue };
      }
    }
    return focus;
  }, target);

/** Returns the steps of a visitor who uses only the keyboard. Moving to a target checks that the focus can always be seen. */
export function keyboardOf(page: Page) {
  const assertSeen = async (): Promise<void> => {
    const { issue } = await focusOn(page, null);
    assert.equal(issue, undefined, issue);
  };

  const pressUntil = async (key: string, target: Locator): Promise<void> => {
    await target.waitFor({ state: 'attached' });
    let element = await target.elementHandle();
    for (let presses = 0; presses < MOST_PRESSES;) {
      const { isOnTarget, isGone, issue } = await focusOn(page, element);
      if (presses > 0) assert.equal(issue, undefined, issue);
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
    /** Presses Tab until the target has the focus. */
    tabTo: (target: Locator) => pressUntil('Tab', target),
    /** Tabs to a button or link and presses Enter. */
    async enter(target: Locator) {
      await pressUntil('Tab', target);
      await page.keyboard.press('Enter');
    },
    /** Waits for a new screen, whose heading must have the focus. */
    async arriveAt(heading: Locator) {
      await heading.waitFor();
      assert.ok(await hasFocus(heading), `${String(heading)} has the focus`);
      await assertSeen();
    },
    /** Waits until the target or an element in it has the focus, and checks that it can be seen. */
    async landsIn(target: Locator) {
      await target.and(page.locator(':focus-within')).waitFor();
      await assertSeen();
    },
    /** Waits for a sentence in a live region, which screen readers announce. */
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
