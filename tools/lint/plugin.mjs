import { layers } from './layers.mjs';
import { stores } from './stores.mjs';

export default { meta: { name: 'museum-shop' }, rules: { layers, stores } };
