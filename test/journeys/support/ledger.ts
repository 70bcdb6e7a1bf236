import type { Database } from '../../../demo/server/sqlite.ts';

const lastRow = (database: Database, table: string): number =>
  database.one<{ last: number }>(`SELECT coalesce(max(rowid), 0) AS last FROM ${table}`)!.last;

/** Reads the sales that the reference server's database records from now on. */
export function ledgerOf(database: Database) {
  const [orders, payments] = [lastRow(database, 'orders'), lastRow(database, 'payments')];
  return {
    /** Returns the booking numbers, oldest first. */
    bookings: (): string[] =>
      database
        .all<{ booking_id: string }>(
          'SELECT booking_id FROM orders WHERE rowid > ? ORDER BY rowid',
          [orders],
        )
        .map(({ booking_id }) => booking_id),
    /** Returns the statuses of the payments, oldest first. */
    payments: (): string[] =>
      database
        .all<{ status: string }>('SELECT status FROM payments WHERE rowid > ? ORDER BY rowid', [
          payments,
        ])
        .map(({ status }) => status),
  };
}
