import { loadVouchers, prefetchRoute } from '../core/vouchers/actions.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

bootstrapScript(import.meta.url);

const definition = selling('vouchers', {
  prefetch: prefetchRoute,
  lists: { voucherList: loadVouchers },
});

/** `<museum-vouchers>`: Sells vouchers, from the list to the paid order. With `item`, starts with one voucher. */
const MuseumVouchers = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-vouchers', MuseumVouchers);
