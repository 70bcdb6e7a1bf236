import { retryImport } from '../async/retryImport.ts';
import { claim } from '../page/shared.ts';

/** Lets Firefox, which alone has `mozInnerScreenX`, show the basket as it is on pages that it has kept for Back. */
export async function handOver(): Promise<void> {
  if (!('mozInnerScreenX' in globalThis) || !claim('hand over')) return;
  const loaded = await retryImport(() => import('../web/bfcacheStorage.ts')).catch(() => undefined);
  loaded?.handOverToKept();
}
