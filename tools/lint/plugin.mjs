import { layers } from './layers.mjs';
import { stores } from './stores.mjs';
import { translated } from './translated.mjs';

export default { meta: { name: 'museum-shop' }, rules: { layers, stores, translated } };
