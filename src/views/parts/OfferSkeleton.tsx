import type { CSSProperties } from 'react';
import { Skeleton } from './Skeleton.tsx';

/** Reserves the height of an event or a tour or, without days, of an article while it loads. */
export function OfferSkeleton({ hasDays = true }: { hasDays?: boolean }) {
  if (hasDays) {
    return (
      <div className="offer" aria-busy>
        <Skeleton lines={2} />
        <PictureSkeleton ratio="16 / 9" />
        <Skeleton lines={3} />
        <div className="offer-booking">
          <DaysSkeleton />
          <Skeleton lines={8} />
        </div>
      </div>
    );
  }
  return (
    <div className="stack wide" aria-busy>
      <div className="split">
        <PictureSkeleton ratio="4 / 3" />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}

const PictureSkeleton = ({ ratio }: { ratio: string }) => (
  <div className="picture" part="picture" style={{ aspectRatio: ratio }} />
);

/** Reserves the height of the quick choices and of the weeks of a month. */
export function DaysSkeleton({ weeks = 6 }: { weeks?: number }) {
  return (
    <div className="days-room picture" style={{ '--weeks': weeks } as CSSProperties} aria-hidden />
  );
}
