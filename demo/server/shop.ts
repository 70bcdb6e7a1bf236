import type { Context } from 'hono';
import type { ShopConfig } from '../../src/core/api/contract.ts';
import type { Catalogue } from './catalogue.ts';
import type { Day, Moment } from './clock.ts';
import type { Call } from './failure.ts';
import type { PaymentProvider } from './provider.ts';
import type { Settings } from './settings.ts';
import type { Database } from './sqlite.ts';

/** What every call of the reference server works with. */
export type Shop = {
  database: Database;
  /** What is sold here: areas that are off have nothing. */
  catalogue: Catalogue;
  settings: Settings;
  /** As `shopinfo/config` tells it, with file names for pictures. */
  configuration: ShopConfig;
  provider: PaymentProvider;
  /** Origins on which `url.continue` and `url.cancel` are taken. */
  allowedOrigins: string[];
  /** Where pictures and this server are reached from outside, without a slash at the end. */
  publicAddress: string;
  /** Folder into which mails are written. */
  outbox: string;
  /** Key of the caller whose request this is. */
  callerOf: (c: Context<Call>) => string;
  now: () => Date;
  /** Now, on the museum's wall clock. */
  moment: () => Moment;
  today: () => Day;
};
