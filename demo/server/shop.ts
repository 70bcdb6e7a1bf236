import type { Context } from 'hono';
import type { ShopConfig } from '../../src/core/api/contract.ts';
import type { CallerLimits } from './caller-limits.ts';
import type { Catalogue } from './catalogue.ts';
import type { Day, Moment } from './clock.ts';
import type { Currency } from './currency.ts';
import type { Call } from './failure.ts';
import type { PaymentProvider } from './provider.ts';
import type { Settings } from './settings.ts';
import type { Database } from './sqlite.ts';

/** Context of every call of the reference server. */
export type Shop = {
  database: Database;
  /** Catalogue without the areas that are off. */
  catalogue: Catalogue;
  settings: Settings;
  /** The answer of `shopinfo/config`, but with file names for pictures. */
  configuration: ShopConfig;
  currency: Currency;
  provider: PaymentProvider;
  /** Origins that `url.continue` and `url.cancel` may have. */
  allowedOrigins: string[];
  /** Public address of this server and its pictures, without a trailing slash. */
  publicAddress: string;
  /** Folder into which mails are written. */
  outbox: string;
  /** Returns the key of a request's caller. */
  callerOf: (c: Context<Call>) => string;
  callerLimits: CallerLimits;
  now: () => Date;
  /** Converts an instant to the museum's wall clock. */
  clock: (instant: Date) => Moment;
  /** Returns the current time on the museum's wall clock. */
  moment: () => Moment;
  today: () => Day;
};
