import { type ReactNode, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { shopConfig } from '../../core/config/store.ts';
import type { NamedArea } from '../../core/config/types.ts';
import { navigation } from '../../core/navigation/store.ts';
import { parseRoute, type RouteName, routeTo } from '../../core/routes/routes.ts';
import { ownNameOf } from './areas.ts';
import { OutletContext } from './outlet.ts';

/**
 * Link above the title of an item to the list of its area, with the museum's own name for it or `children`. Absent in embeds
 * of a single item, and in a whole shop with breadcrumbs.
 */
export function BackToList({
  list,
  named,
  children,
}: {
  list: RouteName;
  named: NamedArea;
  children: ReactNode;
}) {
  const outlet = useSnapshot(navigation).outlets[useContext(OutletContext)];
  const isBound = !outlet || parseRoute(outlet.home)?.params.id !== undefined;
  if (isBound || (outlet.area === 'shop' && shopConfig().showBreadcrumbs)) return null;
  return (
    <p className="back small">
      <Link className="link" href={routeTo(list)}>
        {ownNameOf(named) ?? children}
      </Link>
    </p>
  );
}
