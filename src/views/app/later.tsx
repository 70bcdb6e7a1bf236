import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { loaded } from './loaded.tsx';

/**
 * Wraps a lazily loaded part of a screen; until it has loaded, a skeleton of `linesOf(props)` lines reserves its
 * height.
 */
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
