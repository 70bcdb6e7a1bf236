import { askBeforehand, loadTours } from '../core/tours/actions.ts';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

arrive(import.meta.url);

const definition = selling('tours', {
  ask: askBeforehand,
  lists: { guidedTours: loadTours },
});

/** `<museum-tours>`: Sells guided tours, from the list to the paid order. With `item`, starts with one tour. */
export const MuseumTours = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-tours', MuseumTours);
