import { loadArticles, prefetchRoute } from '../core/merchandise/actions.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

bootstrapScript(import.meta.url);

const definition = selling('merchandise', {
  prefetch: prefetchRoute,
  lists: { merchandise: () => loadArticles('merchandise') },
});

/** `<museum-merchandise>`: Sells the articles of the museum's shop, from the list to the paid order. With `item`, starts with one article. */
const MuseumMerchandise = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-merchandise', MuseumMerchandise);
