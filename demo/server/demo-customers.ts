import type { CatalogueCustomer } from '../museum/catalogue/customerTypes.ts';
import { createAccount } from './accounts.ts';
import { hashPassword, wirePassword } from './passwords.ts';
import type { Settings } from './settings.ts';
import type { Database } from './sqlite.ts';

/** Gives accounts to the customers of a catalogue, once: where there are accounts already, they stay as they are. */
export const seedCustomers = async (
  database: Database,
  customers: CatalogueCustomer[],
  { passwordCost }: Pick<Settings, 'passwordCost'>,
): Promise<void> => {
  if (database.one('SELECT 1 FROM accounts LIMIT 1')) return;
  for (const { password, ...customer } of customers) {
    const hash = await hashPassword(wirePassword(password), passwordCost);
    createAccount(database, { ...customer, isGuest: false }, hash);
  }
};
