import { Skeleton } from './Skeleton.tsx';

/** Reserves the height of an article, a pass or a voucher while it loads. */
export function GoodsSkeleton({ ratio = '4 / 3' }: { ratio?: string }) {
  return (
    <div className="goods" aria-busy>
      <Skeleton />
      <div className="pictures">
        <div className="picture" part="picture" style={{ aspectRatio: ratio }} />
      </div>
      <Skeleton className="buy" lines={8} />
      <Skeleton className="about" lines={4} />
    </div>
  );
}
