import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { loaded } from './loaded.tsx';

/** A piece of a screen that comes when it is needed; until it is there, so many lines keep its room. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  linesOf: (props: P) => number,
) {
  const Piece = loaded(load);
  const Later = (props: P) => (
    <Suspense fallback={<Skeleton lines={linesOf(props)} />}>
      <Piece {...props} />
    </Suspense>
  );
  return Object.assign(Later, { preload: Piece.preload });
}
