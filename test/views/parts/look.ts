import axe from 'axe-core';
import { expect } from 'chai';
import type { render } from '../../support/render.tsx';
import { isFull } from '../../support/tier.ts';

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend only on the texts. */
const NAMES = [
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'empty-heading',
  'image-alt',
  'label',
  'link-name',
  'select-name',
  'valid-lang',
];

const RULES: Record<
  'all' | 'mixedWords' | 'colours' | 'names' | 'spokenLabels',
  NonNullable<axe.RunOptions['runOnly']>
> = {
  all: ALL,
  mixedWords: ALL,
  colours: { type: 'rule', values: ['color-contrast'] },
  names: { type: 'rule', values: NAMES },
  spokenLabels: { type: 'rule', values: ['label-content-name-mismatch'] },
};

export type Scheme = 'light' | 'dark';

/** Returns the violations that axe finds in a rendered component, on a light or a dark page. */
export async function axeFinds(
  { host, root }: ReturnType<typeof render>,
  scheme: Scheme,
  rules: keyof typeof RULES = 'all',
): Promise<string[]> {
  const [background, color] = scheme === 'dark' ? ['#14161a', '#e9e6df'] : ['#fff', '#222'];
  Object.assign(document.body.style, { colorScheme: scheme, background, color });
  for (const change of root.getAnimations()) {
    if (change instanceof CSSTransition) change.finish();
  }
  // axe counts targets that a sticky bar half covers as too small, which depends on where the page is scrolled to
  const bar = root.querySelector<HTMLElement>('.total-bar');
  bar?.style.setProperty('position', 'static');
  const { violations } = await axe.run(host, {
    runOnly: RULES[rules],
    rules: {
      // landmarks and headings belong to the host page
      region: { enabled: false },
      // compares the text of a button with its name, which may come from another language
      ...(rules === 'mixedWords' && { 'label-content-name-mismatch': { enabled: false } }),
    },
    resultTypes: ['violations'],
  });
  document.body.removeAttribute('style');
  bar?.style.removeProperty('position');
  return violations.map(
    ({ id, nodes }) =>
      `${scheme}: ${id} ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' ')}`,
  );
}

/**
 * Checks the accessibility of a rendered component on a light page, in the full tier on a dark one, too. The dark page is
 * redundant in the fast tier: every second state of each screen is checked on one.
 */
export async function expectAccessible(view: ReturnType<typeof render>): Promise<void> {
  const finds = await axeFinds(view, 'light');
  if (isFull) finds.push(...(await axeFinds(view, 'dark', 'colours')));
  expect(finds).to.deep.equal([]);
}
