import type { Hono } from 'hono';
import { appOf, openShop } from './app.ts';
import type { AppOptions } from './app.ts';
import { deliverMails } from './mail-queue.ts';
import { settleCaptures } from './payments.ts';
import { seedVoucherCodes } from './voucher-codes.ts';

/** The reference server, which does not listen on a port itself. */
export type ReferenceServer = {
  app: Hono;
  /** Finishes what the last stop interrupted. Call it once the provider can be reached. Never throws. */
  recover: () => Promise<void>;
};

/** Creates the reference server. Mails that the last stop left unsent are sent at once. */
export const createServer = (options: AppOptions): ReferenceServer => {
  const shop = openShop(options);
  seedVoucherCodes(shop);
  deliverMails(shop);
  return {
    app: appOf(shop, options),
    recover: async () => {
      await settleCaptures(shop);
      deliverMails(shop);
    },
  };
};
