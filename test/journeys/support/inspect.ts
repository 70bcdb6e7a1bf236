import type { Page } from 'playwright-core';
import { inTier, isFull } from '../../support/tier.ts';
import { axeFinds } from './axe.ts';

const HEIGHT = 900;

type View = { width: number; colorScheme: 'light' | 'dark' };

/** Widths of the window in px at which nothing may overflow. */
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
 * Inspects screens at several widths for overflow, and with axe in narrow and wide windows, light and dark. In the fast tier axe
 * alternates between a light phone and a dark desktop.
 */
export function inspector(page: Page) {
  const found: string[] = [];
  let looks = 0;
  async function look(screen: string): Promise<void> {
    const issues: string[] = [];
    for (const width of WIDTHS) issues.push(...(await overflowAt(page, width)));
    const views = inTier(ALL_VIEWS, [looks % 2 === 0 ? PHONE : DESK]);
    looks += 1;
    for (const { width, colorScheme } of views) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      const finds = await axeFinds(page);
      issues.push(...finds.map((find) => `at ${width} px, ${colorScheme}: ${find}`));
    }
    found.push(...issues.map((issue) => `${screen} ${issue}`));
  }
  return {
    /** Findings on the screens inspected so far. */
    found,
    look,
    /** Inspects a screen in the full tier only, because another journey inspects its kind. */
    lookInFull: (screen: string) => (isFull ? look(screen) : Promise.resolve()),
  };
}
