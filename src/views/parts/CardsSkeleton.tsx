import { Skeleton } from './Skeleton.tsx';

const CHOICES = 4;
const CARDS = 8;

const times = (count: number): number[] => [...Array(count).keys()];

/** Reserves the height of a list: of its filter, if it has one, of the line above it and of the first cards. */
export function CardsSkeleton({
  hasFilter,
  isExplained = false,
}: {
  hasFilter: boolean;
  /** Whether the cards have a text next to a small picture. */
  isExplained?: boolean;
}) {
  return (
    <>
      {hasFilter && (
        <div className="row" aria-hidden>
          {times(CHOICES).map((each) => (
            <span key={each} className="button slim picture" style={{ inlineSize: '8em' }} />
          ))}
        </div>
      )}
      <div className="stack">
        <p className="small" aria-hidden>
          {'\xa0'}
        </p>
        <ul className={isExplained ? 'cards explained' : 'cards'} aria-busy>
          {times(CARDS).map((each) => (
            <li key={each} className="card" part="card" aria-hidden>
              <div className="picture" part="picture" style={{ aspectRatio: '4 / 3' }} />
              <Skeleton lines={3} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
