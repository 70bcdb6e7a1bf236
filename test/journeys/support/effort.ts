import type { Page } from 'playwright-core';

/** Reports each press of a control and each text field that is filled in. Plain text, because it runs in the page. */
const WATCH = `
  const control = 'a, button, summary, select, [role=gridcell], input[type=radio], input[type=checkbox]';
  const innermost = (event) => event.composedPath()[0];
  addEventListener('click', (event) => {
    if (innermost(event).closest?.(control)) countEffort('click', '');
  }, true);
  addEventListener('input', (event) => {
    const field = innermost(event);
    if (field.matches('input:not([type=radio], [type=checkbox]), textarea')) countEffort('field', field.name);
  }, true);
`;

export type Effort = {
  /** Pressed controls in the shop; those of the payment provider do not count. */
  clicks: number;
  /** Names of the filled-in fields. */
  fields: string[];
};

/** Counts what a visitor does in the shop from now on. Has to be called before the page opens. */
export async function countEffort(page: Page, shop: string): Promise<Effort> {
  const effort: Effort = { clicks: 0, fields: [] };
  await page.exposeBinding('countEffort', ({ frame }, kind: 'click' | 'field', name: string) => {
    if (new URL(frame.url()).origin !== new URL(shop).origin) return;
    if (kind === 'click') effort.clicks += 1;
    else if (!effort.fields.includes(name)) effort.fields.push(name);
  });
  await page.addInitScript(WATCH);
  return effort;
}
