import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_22_AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // frames have no axe; a frame with an opaque origin logs an error when it is asked
  iframes: false,
};

type WithAxe = { axe?: { run: (options: RunOptions) => Promise<AxeResults> } };

const setPositionOfBars = (page: Page, position: string): Promise<void> =>
  page.locator('.total-bar').evaluateAll((bars: HTMLElement[], to) => {
    for (const bar of bars) bar.style.position = to;
  }, position);

/** Returns the violations of WCAG 2.2 AA that axe finds on the page, each with its selector. */
export async function axeFinds(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  // axe counts targets that a sticky bar half covers as too small, which depends on where the page is scrolled to
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await setPositionOfBars(page, 'static');
  const { violations } = await page.evaluate(
    (options) => (globalThis as WithAxe).axe!.run(options),
    WCAG_22_AA,
  );
  await setPositionOfBars(page, '');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.flat().join(' ')}: ${failureSummary}`,
    ),
  );
}
