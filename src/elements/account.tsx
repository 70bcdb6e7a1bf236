import { preloadScreen } from '../views/outlet/screens.ts';
import { OutletView } from '../views/outlet/OutletView.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

const definition: ElementDefinition = {
  area: 'account',
  home: HOMES.account,
  hostsScreens: true,
  View: OutletView,
  preload: preloadScreen,
};

/** `<museum-account>`: Sign-in, registration and the customer's account. */
const MuseumAccount = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-account', MuseumAccount);
