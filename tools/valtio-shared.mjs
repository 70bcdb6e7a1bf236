// Replaces `valtio/vanilla`: all bundles on a page use the copy of the first one.
import * as own from '../node_modules/valtio/esm/vanilla.mjs';

const { proxy, snapshot, subscribe, ref, getVersion } = (globalThis[
  Symbol.for('museum-shop/valtio@2')
] ??= own);

export { getVersion, proxy, ref, snapshot, subscribe };
