import { preloadScreen } from '../views/outlet/screens.ts';
import { Stage } from '../views/outlet/Stage.tsx';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

arrive(import.meta.url);

const definition: ElementDefinition = {
  area: 'account',
  home: HOMES.account,
  isStage: true,
  View: Stage,
  preload: preloadScreen,
};

/** `<museum-account>`: Sign-in, registration and the customer's account. */
export const MuseumAccount = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-account', MuseumAccount);
