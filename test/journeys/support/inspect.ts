import type { Page } from 'playwright-core';
import { inTier, isFull } from '../../support/tier.ts';
import { axeFinds } from './axe.ts';

const HEIGHT = 900;

/** Where nothing may be too wide, besides where axe looks. */
const WIDTHS = [320, 768];
/** How axe sees a screen. */
const VIEWS = inTier<{ width: number; colorScheme: 'light' | 'dark' }>(
  [
    { width: 360, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  [
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
);

async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const needed = await page.evaluate(() => document.scrollingElement!.scrollWidth);
  return needed > width ? [`is ${needed} px wide at ${width} px`] : [];
}

/** Looks at each screen as many people see it: on narrow and wide screens, in the light and in the dark. */
export function inspector(page: Page) {
  const found: string[] = [];
  async function look(screen: string): Promise<void> {
    const faults: string[] = [];
    for (const width of WIDTHS) faults.push(...(await overflowAt(page, width)));
    for (const { width, colorScheme } of VIEWS) {
      faults.push(...(await overflowAt(page, width)));
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
