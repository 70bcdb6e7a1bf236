import { Link } from 'wouter';
import type { Day } from '../../core/calendar/day.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { offeredTimes } from '../../core/tours/offered.ts';
import type { Tour } from '../../core/tours/types.ts';
import { CardFacts } from '../app/CardFacts.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useTourFacts } from './useTourFacts.ts';

export function TourCard({ tour, date }: { tour: Tour; date: Day | undefined }) {
  const { id, name, image, venue } = tour;
  return (
    <li className="card" part="card">
      <Picture {...(image && { src: image })} alt={image ? '' : name} />
      <Heading>
        <Link href={routeTo('guidedTour', { id }, { date })}>{name}</Link>
      </Heading>
      {venue && <p className="small muted">{venue}</p>}
      <CardFacts
        facts={useTourFacts(tour)}
        dates={tour}
        price={tour}
        calendar={{ id, load: offeredTimes }}
      />
    </li>
  );
}
