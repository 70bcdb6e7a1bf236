import { Skeleton } from '../parts/Skeleton.tsx';

const CATEGORIES = 4;
const CARDS = 8;

const times = (count: number): number[] => [...Array(count).keys()];

/** The room of the categories, where there will be a choice of them, and of the first cards. */
export function EventListSkeleton({ hasFilter }: { hasFilter: boolean }) {
  return (
    <>
      {hasFilter && (
        <div className="row" aria-hidden>
          {times(CATEGORIES).map((each) => (
            <span key={each} className="button slim picture" style={{ inlineSize: '8em' }} />
          ))}
        </div>
      )}
      <ul className="cards" aria-busy>
        {times(CARDS).map((each) => (
          <li key={each} className="card" aria-hidden>
            <div className="picture" style={{ aspectRatio: '4 / 3' }} />
            <Skeleton lines={3} />
          </li>
        ))}
      </ul>
    </>
  );
}
