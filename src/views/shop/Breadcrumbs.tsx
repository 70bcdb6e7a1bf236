import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { parseRoute, routeTo } from '../../core/routes/routes.ts';
import { useHref } from '../app/outlet.ts';
import { offeredAreas, ownNameOf } from '../app/areas.ts';
import { useScreenName } from './useHead.ts';

export function Breadcrumbs() {
  const { t, i18n } = useLingui();
  const route = parseRoute(useHref());
  const { title, name } = useScreenName();
  if (route?.name === 'home') return null;
  const list = offeredAreas().find(({ area }) => area === route?.area);
  const isList = list?.route === route?.name;
  return (
    <nav className="breadcrumbs small" aria-label={t`You are here`}>
      <ol className="row">
        <li>
          <Link href={routeTo('home')}>{t`Home`}</Link>
        </li>
        {list && !isList && (
          <li>
            <Link href={routeTo(list.route)}>{ownNameOf(list.named) ?? i18n._(list.label)}</Link>
          </li>
        )}
        {(!list || isList || name) && (
          <li aria-current="page">{name ?? (list && ownNameOf(list.named)) ?? title}</li>
        )}
      </ol>
    </nav>
  );
}
