import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Day } from '../../core/calendar/day.ts';
import { routeTo } from '../../core/routes/routes.ts';
import type { Tour } from '../../core/tours/types.ts';
import { Picture } from '../parts/Picture.tsx';
import { Price } from '../parts/Price.tsx';
import { useTourFacts } from './useTourFacts.ts';

export function TourCard({ tour, date }: { tour: Tour; date: Day | undefined }) {
  const { id, name, image, venue, price_from } = tour;
  const facts = useTourFacts(tour);
  return (
    <li className="card" part="card">
      <Picture {...(image && { src: image })} alt={image ? '' : name} />
      <h3>
        <Link href={routeTo('guidedTour', { id }, { date })}>{name}</Link>
      </h3>
      {venue && <p className="small muted">{venue}</p>}
      <p className="small">
        {facts.join(' · ')}
        {price_from !== undefined && (
          <>
            {' · '}
            <Trans>
              from <Price cents={price_from} />
            </Trans>
          </>
        )}
      </p>
    </li>
  );
}
