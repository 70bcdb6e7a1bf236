import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

/** Links to the categories of a list, each with its number of items; nothing if there are fewer than two. */
export function GroupFilter({
  groups,
  total,
  chosen,
  hrefOf,
}: {
  groups: readonly { id: string; name: string; count: number }[];
  total: number;
  chosen: string | undefined;
  /** Returns the address of a category; without an id, of the unfiltered list. */
  hrefOf: (id?: string) => string;
}) {
  const { t } = useLingui();
  if (groups.length < 2) return null;
  const link = (id?: string) => ({
    className: 'button slim',
    part: id === chosen ? 'button chosen' : 'button',
    href: hrefOf(id),
    'aria-current': id === chosen ? ('true' as const) : undefined,
  });
  return (
    <nav aria-label={t`Categories`}>
      <ul className="row">
        <li>
          <Link {...link()}>
            <Trans>All</Trans> <small>{total}</small>
          </Link>
        </li>
        {groups.map(({ id, name, count }) => (
          <li key={id}>
            <Link {...link(id)}>
              {name} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
