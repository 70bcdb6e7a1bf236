import { CartButton } from '../views/cart/CartButton.tsx';
import inline from '../views/styles/inline.css';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'checkout',
  home: HOMES.checkout,
  hostsScreens: false,
  View: CartButton,
};

/** `<museum-cart-button>`: Inline link to the basket that shows the number of items in it, e.g. for the header of the page. */
const MuseumCartButton = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-cart-button', MuseumCartButton, [inline]);
