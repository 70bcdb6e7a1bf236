import { askBeforehand, loadArticles } from '../core/merchandise/actions.ts';
import { arrive } from './arrive.ts';
import { define, type ElementProps } from './define.ts';
import { Root } from './Root.tsx';
import { selling } from './selling.ts';

arrive(import.meta.url);

const definition = selling('passes', {
  ask: askBeforehand,
  lists: { passes: () => loadArticles('annualPass') },
});

/** `<museum-passes>`: Sells annual passes, from the list to the paid order. With `item`, starts with one pass. */
export const MuseumPasses = (props: ElementProps) => <Root {...props} definition={definition} />;

define('museum-passes', MuseumPasses);
