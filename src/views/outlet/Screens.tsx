import { useContext, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { Route, Router, Switch } from 'wouter';
import { isOffered } from '../../core/config/features.ts';
import { navigation } from '../../core/navigation/store.ts';
import { ROUTES } from '../../core/routes/routes.ts';
import { locationOf, PlaceContext, useNavigate } from '../app/place.ts';
import { NotFound, screenEntries } from './screens.ts';

/** What has no screen here: not found in a whole shop; an element within a page goes back to where it began. */
function Nowhere() {
  const key = useContext(PlaceContext);
  const { area, home } = useSnapshot(navigation).places[key]!;
  const navigate = useNavigate();
  useEffect(() => {
    if (area !== 'shop') navigate(home, { replace: true, isArrival: false });
  });
  return area === 'shop' ? <NotFound /> : null;
}

/** The screen of the route that the element shows. */
export function Screens() {
  const key = useContext(PlaceContext);
  const location = useMemo(() => locationOf(key), [key]);
  return (
    <Router hook={location}>
      <Switch>
        {screenEntries
          .filter(([name]) => isOffered(name))
          .map(([name, Screen]) => (
            <Route key={name} path={ROUTES[name][0]} component={Screen} />
          ))}
        <Route component={Nowhere} />
      </Switch>
    </Router>
  );
}
