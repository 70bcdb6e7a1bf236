import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { eventsOf, groupsOf } from '../../core/tickets/rules.ts';
import type { MuseumEvent } from '../../core/tickets/types.ts';

/** The categories of the events, each with the number of events it leaves; nothing where there is no choice. */
export function GroupFilter({
  events,
  chosen,
}: {
  events: readonly MuseumEvent[];
  chosen: string | null;
}) {
  const { t } = useLingui();
  const groups = groupsOf(events);
  if (groups.length < 2) return null;
  const link = (group?: string) => ({
    className: 'button slim',
    href: routeTo('tickets', {}, { group }),
    'aria-current': (group ?? null) === chosen ? ('true' as const) : undefined,
  });
  return (
    <nav aria-label={t`Categories`}>
      <ul className="row">
        <li>
          <Link {...link()}>
            <Trans>All</Trans> <small>{events.length}</small>
          </Link>
        </li>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <Link {...link(id)}>
              {name} <small>{eventsOf(events, id).length}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
