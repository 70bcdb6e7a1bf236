import { CartButton } from '../views/cart/CartButton.tsx';
import inline from '../views/styles/inline.css';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import { type ElementDefinition, Root } from './Root.tsx';

arrive(import.meta.url);

const definition: ElementDefinition = {
  area: 'checkout',
  home: HOMES.checkout,
  isStage: false,
  View: CartButton,
};

/** `<museum-cart-button>`: leads to the basket and shows how much is in it; stands in a line of the page's own. */
export const MuseumCartButton = (props: ElementProps) => (
  <Root {...props} definition={definition} />
);

define('museum-cart-button', MuseumCartButton, [inline]);
