import { loadVouchers, prefetchRoute } from '../core/vouchers/actions.ts';
import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'vouchers',
  home: HOMES.vouchers,
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
  prefetch: prefetchRoute,
  lists: { voucherList: loadVouchers },
};

/** `<museum-vouchers>`: Sells vouchers, from the list to the paid order. With `item`, starts with one voucher. */
export const MuseumVouchers = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-vouchers', MuseumVouchers);
