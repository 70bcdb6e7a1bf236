import { Skeleton } from './Skeleton.tsx';

/** The room of an event or a tour, or of what has no days, while it is loading. */
export function OfferSkeleton({ hasDays = true }: { hasDays?: boolean }) {
  return (
    <div className="stack wide" aria-busy>
      <div className="split">
        <div
          className="picture"
          part="picture"
          style={{ aspectRatio: hasDays ? '16 / 9' : '4 / 3' }}
        />
        <Skeleton lines={6} />
      </div>
      {hasDays && (
        <div className="split booking">
          <DaysSkeleton />
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  );
}

/** The room of the quick choices and of a month. */
export function DaysSkeleton() {
  return <div className="days-room picture" aria-hidden />;
}
