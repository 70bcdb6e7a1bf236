import type { Page } from 'playwright-core';
import type { PassOwner } from '../../../demo/server/pass-owner.ts';
import type { Database } from '../../../demo/server/sqlite.ts';
import { orderOf } from './tourist.ts';
import { say } from '../../support/say.ts';

/** The English page of the annual passes. */
export const PASSES = '/museum/en/passes.html';

/** The row that asks for the owner of one of several passes: on the English page by its number, else by its name. */
export function ownerOf(page: Page, pass: number | string) {
  const name = typeof pass === 'string' ? pass : say('passNumber', { number: pass });
  const row = page.getByRole('group', { name, exact: true });
  const field = (label: string) => row.getByLabel(label);
  return {
    row,
    field,
    isSentThere: row.getByRole('checkbox', { name: say('sendThisPassTo') }),
    async fill(values: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    /** What stands in the fields for text, from the title to the city. */
    async typed(): Promise<string[]> {
      await row.waitFor();
      return row
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
    },
  };
}

/** Whom the passes of an order are made out to, as the reference server's database holds them. */
export const ownersIn = (database: Database, bookingNumber: string): PassOwner[] =>
  orderOf(database, bookingNumber).lines.flatMap(({ owners = [] }) => owners);
