import { Skeleton } from './Skeleton.tsx';

/** The room of an event or a tour while it is loading. */
export function OfferSkeleton() {
  return (
    <div className="stack wide" aria-busy>
      <div className="split">
        <div className="picture" style={{ aspectRatio: '16 / 9' }} />
        <Skeleton lines={6} />
      </div>
      <div className="split booking">
        <DaysSkeleton />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

/** The room of the quick choices and of a month. */
export function DaysSkeleton() {
  return <div className="days-room picture" aria-hidden />;
}
