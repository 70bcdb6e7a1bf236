export * from '../api/wire/customers.ts';
