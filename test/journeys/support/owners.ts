import type { Page } from 'playwright-core';
import type { PassOwner } from '../../../demo/server/pass-owner.ts';
import type { Database } from '../../../demo/server/sqlite.ts';
import { orderOf } from './tourist.ts';
import { say } from '../../support/say.ts';

/** The English page of the annual passes. */
export const PASSES = '/museum/en/passes.html';

/** Finds the fields for the owner of one of several passes: by its number on the English page, else by the name of the group. */
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
    /** Values of the text fields, from the title to the city. */
    async typed(): Promise<string[]> {
      await row.waitFor();
      return row
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
    },
  };
}

/** Returns the owners of an order's passes from the reference server's database. */
export const ownersIn = (database: Database, bookingNumber: string): PassOwner[] =>
  orderOf(database, bookingNumber).lines.flatMap(({ owners = [] }) => owners);
