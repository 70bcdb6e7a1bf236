export * from '../api/wire/customers.ts';
export type { OrderEntry, OrderList } from '../api/wire/orders.ts';
