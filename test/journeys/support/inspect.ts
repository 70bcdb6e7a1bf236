import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';

const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;

async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const needed = await page.evaluate(() => document.scrollingElement!.scrollWidth);
  return needed > width ? [`is ${needed} px wide at ${width} px`] : [];
}

/** Looks at each screen as many people see it: on narrow and wide screens, in the light and in the dark. */
export function inspector(page: Page) {
  const found: string[] = [];
  return {
    /** What was wrong with the screens looked at so far. */
    found,
    async look(screen: string): Promise<void> {
      for (const width of [320, 768]) {
        found.push(...(await overflowAt(page, width)).map((fault) => `${screen} ${fault}`));
      }
      for (const width of [360, 1280]) {
        const faults = await overflowAt(page, width);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const finds = await axeFinds(page);
          faults.push(...finds.map((find) => `at ${width} px, ${colorScheme}: ${find}`));
        }
        found.push(...faults.map((fault) => `${screen} ${fault}`));
      }
    },
  };
}
