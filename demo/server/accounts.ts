import type { Customer } from './customers.ts';
import type { Database } from './sqlite.ts';

/** A registered customer. Guests have no account. */
export type Account = { customerId: number; customer: Customer; passwordHash: string };

type Row = { customer_id: number; customer: string; password_hash: string };

const ACCOUNT =
  'SELECT customer_id, customer, password_hash FROM accounts JOIN customers ON customer_id = id';

/** Returns the form of an email address in which all its spellings are equal. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

const accountFrom = (row: Row | undefined): Account | undefined =>
  row && {
    customerId: row.customer_id,
    customer: JSON.parse(row.customer) as Customer,
    passwordHash: row.password_hash,
  };

export const accountOf = (database: Database, customerId: number): Account | undefined =>
  accountFrom(database.one<Row>(`${ACCOUNT} WHERE customer_id = ?`, [customerId]));

export const accountByEmail = (database: Database, email: string): Account | undefined =>
  accountFrom(database.one<Row>(`${ACCOUNT} WHERE email_key = ?`, [emailKey(email)]));

export const storeCustomer = (database: Database, customer: Customer): number => {
  const row = database.one<{ id: number }>(
    'INSERT INTO customers (customer) VALUES (?) RETURNING id',
    [JSON.stringify(customer)],
  );
  if (!row) throw new Error('The customer could not be stored.');
  return row.id;
};

export const changeCustomer = (
  database: Database,
  customerId: number,
  customer: Customer,
): void => {
  database.run('UPDATE customers SET customer = ? WHERE id = ?', [
    JSON.stringify(customer),
    customerId,
  ]);
};

/** Creates an account. Returns false if the address has been registered in the meantime. */
export const createAccount = (
  database: Database,
  customer: Customer,
  passwordHash: string,
): boolean =>
  database.transaction(() => {
    if (accountByEmail(database, customer.email)) return false;
    database.run('INSERT INTO accounts (customer_id, email_key, password_hash) VALUES (?, ?, ?)', [
      storeCustomer(database, customer),
      emailKey(customer.email),
      passwordHash,
    ]);
    return true;
  });

export const setPasswordHash = (
  database: Database,
  customerId: number,
  passwordHash: string,
): void => {
  database.run('UPDATE accounts SET password_hash = ? WHERE customer_id = ?', [
    passwordHash,
    customerId,
  ]);
};

/** Changes an account's address. Returns false if it belongs to another customer. */
export const setEmail = (database: Database, customerId: number, email: string): boolean =>
  database.transaction(() => {
    const owner = accountByEmail(database, email);
    if (owner && owner.customerId !== customerId) return false;
    const account = accountOf(database, customerId);
    if (!account) throw new Error('The account disappeared while its email address was changed.');
    changeCustomer(database, customerId, { ...account.customer, email });
    database.run('UPDATE accounts SET email_key = ? WHERE customer_id = ?', [
      emailKey(email),
      customerId,
    ]);
    return true;
  });
