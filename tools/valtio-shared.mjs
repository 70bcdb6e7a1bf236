// Stands in for `valtio/vanilla`: the first bundle on the page supplies it, since a proxy made by one copy breaks another.
import * as own from 'valtio-own/vanilla';

const { proxy, snapshot, subscribe, ref, getVersion } = (globalThis[
  Symbol.for('museum-shop/valtio@2')
] ??= own);

export { getVersion, proxy, ref, snapshot, subscribe };
