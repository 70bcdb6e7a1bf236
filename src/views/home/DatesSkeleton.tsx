import { Skeleton } from '../parts/Skeleton.tsx';

/** Number of dates on the home page. */
export const DATES = 5;

/** Reserves the height of the next dates. */
export const DatesSkeleton = () => (
  <div className="dates" aria-busy aria-hidden>
    <Skeleton />
    <ul>
      {Array.from({ length: DATES }, (_, index) => (
        <li key={index}>
          <Skeleton />
        </li>
      ))}
    </ul>
  </div>
);
