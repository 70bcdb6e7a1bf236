import axe from 'axe-core';
import { expect } from '@esm-bundle/chai';
import type { render } from '../../support/render.tsx';

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the words alone. */
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

/** How a page is looked at: light, dark for its colours alone, or only for the names of things. */
export type Scheme = 'light' | 'dark' | 'names';

const RULES: Record<Scheme, NonNullable<axe.RunOptions['runOnly']>> = {
  light: ALL,
  dark: { type: 'rule', values: ['color-contrast'] },
  names: { type: 'rule', values: NAMES },
};

/** What the accessibility checker finds in a mounted piece, on a light or a dark page. */
export async function axeFinds(
  { host, root }: ReturnType<typeof render>,
  scheme: Scheme,
): Promise<string[]> {
  const [background, color] = scheme === 'dark' ? ['#14161a', '#e9e6df'] : ['#fff', '#222'];
  const colorScheme = scheme === 'dark' ? 'dark' : 'light';
  Object.assign(document.body.style, { colorScheme, background, color });
  for (const change of root.getAnimations()) {
    if (change instanceof CSSTransition) change.finish();
  }
  const { violations } = await axe.run(host, {
    runOnly: RULES[scheme],
    // landmarks and headings belong to the page around
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  document.body.removeAttribute('style');
  return violations.map(
    ({ id, nodes }) =>
      `${scheme}: ${id} ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' ')}`,
  );
}

/** Looks for what the accessibility checker finds in a mounted piece, on a light page and on a dark one. */
export async function expectAccessible(view: ReturnType<typeof render>): Promise<void> {
  expect([...(await axeFinds(view, 'light')), ...(await axeFinds(view, 'dark'))]).to.deep.equal([]);
}
