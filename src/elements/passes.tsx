import { loadArticles, prefetchRoute } from '../core/merchandise/actions.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

bootstrapScript(import.meta.url);

const definition = selling('passes', {
  prefetch: prefetchRoute,
  lists: { passes: () => loadArticles('annualPass') },
});

/** `<museum-passes>`: Sells annual passes, from the list to the paid order. With `item`, starts with one pass. */
const MuseumPasses = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-passes', MuseumPasses);
