import axe from 'axe-core';
import { expect } from '@esm-bundle/chai';
import type { render } from '../../support/render.tsx';

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks for what the accessibility checker finds in a mounted piece, on a light page and on a dark one. */
export async function expectAccessible({ host, root }: ReturnType<typeof render>): Promise<void> {
  for (const [scheme, background, color] of [
    ['light', '#fff', '#222'],
    ['dark', '#14161a', '#e9e6df'],
  ] as const) {
    Object.assign(document.body.style, { colorScheme: scheme, background, color });
    for (const change of root.getAnimations()) {
      if (change instanceof CSSTransition) change.finish();
    }
    const { violations } = await axe.run(host, {
      // in the dark, only colours are different
      runOnly: scheme === 'light' ? ALL : { type: 'rule', values: ['color-contrast'] },
      // landmarks and headings belong to the page around
      rules: { region: { enabled: false } },
    });
    const found = violations.map(
      ({ id, nodes }) =>
        `${scheme}: ${id} ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' ')}`,
    );
    expect(found).to.deep.equal([]);
  }
  document.body.removeAttribute('style');
}
