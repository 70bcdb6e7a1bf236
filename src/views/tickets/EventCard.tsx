import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { offeredDays } from '../../core/tickets/offered.ts';
import type { MuseumEvent } from '../../core/tickets/types.ts';
import { CardFacts } from '../app/CardFacts.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';

export function EventCard({ event, date }: { event: MuseumEvent; date?: string | undefined }) {
  const { id, name, image, venue, sorting_datetime } = event;
  return (
    <li className="card" part="card">
      <Picture {...(image && { src: image })} alt={image ? '' : name} />
      <Heading>
        <Link href={routeTo('ticket', { id }, { date })}>{name}</Link>
      </Heading>
      {venue && <p className="small muted">{venue}</p>}
      <CardFacts
        dates={{ ...event, next: event.next ?? sorting_datetime }}
        price={event}
        calendar={{ id, load: offeredDays }}
      />
    </li>
  );
}
