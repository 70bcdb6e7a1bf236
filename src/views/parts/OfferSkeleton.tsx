import type { CSSProperties } from 'react';
import { Skeleton } from './Skeleton.tsx';

/** Reserves the height of an event or a tour while it loads. */
export const OfferSkeleton = () => (
  <div className="offer" aria-busy>
    <Skeleton lines={2} />
    <div className="picture" part="picture" style={{ aspectRatio: '16 / 9' }} />
    <Skeleton lines={3} />
    <div className="offer-booking">
      <DaysSkeleton />
      <Skeleton lines={8} />
    </div>
  </div>
);

/** Reserves the height of the quick choices and of the weeks of a month. */
export function DaysSkeleton({ weeks = 6 }: { weeks?: number }) {
  return (
    <div className="days-room picture" style={{ '--weeks': weeks } as CSSProperties} aria-hidden />
  );
}
