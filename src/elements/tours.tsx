import { loadTours, prefetchRoute } from '../core/tours/actions.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

bootstrapScript(import.meta.url);

const definition = selling('tours', {
  prefetch: prefetchRoute,
  lists: { guidedTours: loadTours },
});

/** `<museum-tours>`: Sells guided tours, from the list to the paid order. With `item`, starts with one tour. */
const MuseumTours = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-tours', MuseumTours);
