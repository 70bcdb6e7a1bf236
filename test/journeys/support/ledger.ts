import type { Database } from '../../../demo/server/sqlite.ts';

const lastRow = (database: Database, table: string): number =>
  database.one<{ last: number }>(`SELECT coalesce(max(rowid), 0) AS last FROM ${table}`)!.last;

/** What the reference server's database says of sales from now on. */
export function ledgerOf(database: Database) {
  const [orders, payments] = [lastRow(database, 'orders'), lastRow(database, 'payments')];
  return {
    /** The booking numbers, in the order they were given. */
    bookings: (): string[] =>
      database
        .all<{ booking_id: string }>(
          'SELECT booking_id FROM orders WHERE rowid > ? ORDER BY rowid',
          [orders],
        )
        .map(({ booking_id }) => booking_id),
    /** Where the payments stand, in the order they were begun. */
    payments: (): string[] =>
      database
        .all<{ status: string }>('SELECT status FROM payments WHERE rowid > ? ORDER BY rowid', [
          payments,
        ])
        .map(({ status }) => status),
  };
}
