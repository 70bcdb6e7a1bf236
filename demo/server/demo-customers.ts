import type { CatalogueCustomer } from '../museum/catalogue/customerTypes.ts';
import { createAccount } from './accounts.ts';
import { hashPassword, wirePassword } from './passwords.ts';
import type { Settings } from './settings.ts';
import type { Database } from './sqlite.ts';

/** Creates accounts for the customers of a catalogue, unless the database already has accounts. */
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
