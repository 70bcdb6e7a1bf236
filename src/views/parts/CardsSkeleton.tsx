import { Skeleton } from './Skeleton.tsx';

const CHOICES = 4;
const CARDS = 8;

const times = (count: number): number[] => [...Array(count).keys()];

/** Reserves the height of a list: of its filter, if it has one, and of the first cards. */
export function CardsSkeleton({ hasFilter }: { hasFilter: boolean }) {
  return (
    <>
      {hasFilter && (
        <div className="row" aria-hidden>
          {times(CHOICES).map((each) => (
            <span key={each} className="button slim picture" style={{ inlineSize: '8em' }} />
          ))}
        </div>
      )}
      <ul className="cards" aria-busy>
        {times(CARDS).map((each) => (
          <li key={each} className="card" part="card" aria-hidden>
            <div className="picture" part="picture" style={{ aspectRatio: '4 / 3' }} />
            <Skeleton lines={3} />
          </li>
        ))}
      </ul>
    </>
  );
}
