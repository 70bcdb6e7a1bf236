import { loading } from '../async/asyncState.ts';
import type { ApiError, Result } from '../async/result.ts';
import { config, type Stop } from './store.ts';
import type { PageSettings, ShopConfig, ShopInfo } from './types.ts';

/** Records the settings of the page, whose shop is loading from now on. */
export function beginShop(page: PageSettings): void {
  config.page = page;
  // a retry leaves the error in place until it has an answer
  if (config.shop.is !== 'failed') config.shop = loading;
}

/** Records the configuration as soon as it has loaded, before screens can be shown. */
export function setFeatures(features: ShopConfig): void {
  config.features = features;
}

/** Records that the shop is started again after it could not be reached. Returns whether it was not under way already. */
export function beginRetry(): boolean {
  if (config.shop.is !== 'failed' || config.isRetrying) return false;
  config.isRetrying = true;
  config.retries += 1;
  return true;
}

/** Records that the shop is ready for its screens. */
export function setShop(shop: { info: ShopInfo; config: ShopConfig }): void {
  config.shop = { is: 'ready', value: shop };
  config.isRetrying = false;
}

/** Records that the shop cannot start, and why: the first error among the answers. */
export function failShop(answers: readonly Result<unknown>[]): void {
  const [error] = answers.flatMap((result): ApiError[] => (result.ok ? [] : [result.error]));
  if (error) config.shop = { is: 'failed', error };
  config.isRetrying = false;
}

/** Stops selling, for the first reason found. */
export function stopSelling(stop: Stop): void {
  config.stopped ??= stop;
}

/** Records the pages of the site for areas that this page does not show. */
export function setOtherPages(
  pages: Pick<PageSettings, 'checkoutUrl' | 'accountUrl' | 'shopUrl'>,
): void {
  if (config.page) Object.assign(config.page, pages);
}
