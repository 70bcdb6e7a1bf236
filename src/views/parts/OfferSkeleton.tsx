import { Skeleton } from './Skeleton.tsx';

/** Reserves the height of an event or a tour or, without days, of an article while it loads. */
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

/** Reserves the height of the quick choices and the month. */
export function DaysSkeleton() {
  return <div className="days-room picture" aria-hidden />;
}
