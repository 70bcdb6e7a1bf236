// Answers for `valtio/vanilla`: the first bundle on the page supplies it to all.
import * as own from '../node_modules/valtio/esm/vanilla.mjs';

const { proxy, snapshot, subscribe, ref, getVersion } = (globalThis[
  Symbol.for('museum-shop/valtio@2')
] ??= own);

export { getVersion, proxy, ref, snapshot, subscribe };
