import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'checkout',
  home: HOMES.checkout,
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
};

/** `<museum-checkout>`: Basket, guest details, payment and order confirmation. */
const MuseumCheckout = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-checkout', MuseumCheckout);
