import { rememberScript } from '../core/config/script.ts';
import { hideArrival } from '../core/navigation/arrival.ts';
import { routeTo } from '../core/routes/routes.ts';
import { preloadScreen } from '../views/app/screens.ts';
import { Stage } from '../views/app/Stage.tsx';
import { define, type ElementProps } from './define.ts';
import { type ElementDefinition, Root } from './Root.tsx';

hideArrival();
rememberScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'checkout',
  home: () => routeTo('checkout'),
  isStage: true,
  isOn: () => true,
  View: Stage,
  preload: preloadScreen,
};

/** `<museum-checkout>`: basket, guest details, payment and what comes after it. */
export const MuseumCheckout = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-checkout', MuseumCheckout);
