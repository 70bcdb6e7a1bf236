import { Skeleton } from '../parts/Skeleton.tsx';

/** The room of a card while the events are loading. */
export function EventCardSkeleton() {
  return (
    <li className="card" aria-hidden>
      <div className="picture" style={{ aspectRatio: '4 / 3' }} />
      <Skeleton lines={3} />
    </li>
  );
}
