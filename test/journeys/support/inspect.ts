import type { Page } from 'playwright-core';
import { inTier, isFull } from '../../support/tier.ts';
import { axeFinds } from './axe.ts';

const HEIGHT = 900;

type View = { width: number; colorScheme: 'light' | 'dark' };

/** Widths of the window in px that nothing may be wider than. */
const WIDTHS = [320, 360, 768, 1280];

const PHONE: View = { width: 360, colorScheme: 'light' };
const DESK: View = { width: 1280, colorScheme: 'dark' };
const ALL_VIEWS: readonly View[] = [
  PHONE,
  { ...PHONE, colorScheme: 'dark' },
  { ...DESK, colorScheme: 'light' },
  DESK,
];

async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const needed = await page.evaluate(() => document.scrollingElement!.scrollWidth);
  return needed > width ? [`is ${needed} px wide at ${width} px`] : [];
}

/**
 * Looks at screens as many people see them: on narrow and wide screens, light and dark. In the fast tier axe looks at them in
 * turn on a light phone and on a dark desk.
 */
export function inspector(page: Page) {
  const found: string[] = [];
  let looks = 0;
  async function look(screen: string): Promise<void> {
    const faults: string[] = [];
    for (const width of WIDTHS) faults.push(...(await overflowAt(page, width)));
    const views = inTier(ALL_VIEWS, [looks % 2 === 0 ? PHONE : DESK]);
    looks += 1;
    for (const { width, colorScheme } of views) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      const finds = await axeFinds(page);
      faults.push(...finds.map((find) => `at ${width} px, ${colorScheme}: ${find}`));
    }
    found.push(...faults.map((fault) => `${screen} ${fault}`));
  }
  return {
    /** What was wrong with the screens looked at so far. */
    found,
    look,
    /** Looks at a screen of a kind that is looked at elsewhere. */
    lookInFull: (screen: string) => (isFull ? look(screen) : Promise.resolve()),
  };
}
