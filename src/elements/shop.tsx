import { isOffered } from '../core/config/features.ts';
import { parseRoute } from '../core/routes/routes.ts';
import { prepareRoute, preloadScreen } from '../views/outlet/screens.ts';
import { WholeShop } from '../views/shop/WholeShop.tsx';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { HOMES } from './homes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { Root } from './Root.tsx';

bootstrapScript(import.meta.url);

function prefetch(href: string): void {
  const route = parseRoute(href);
  if (route && isOffered(route.name)) prepareRoute(href);
}

const definition: ElementDefinition = {
  area: 'shop',
  home: HOMES.shop,
  hostsScreens: true,
  View: WholeShop,
  preload: preloadScreen,
  prefetch,
};

/** `<museum-shop>`: The whole shop: all areas, with a header and a footer of its own. For a page that contains nothing else. */
const MuseumShop = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-shop', MuseumShop);
