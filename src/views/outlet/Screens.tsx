import { useContext, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { Route, Router, Switch } from 'wouter';
import { isOffered } from '../../core/config/features.ts';
import { navigation } from '../../core/navigation/store.ts';
import { ROUTES } from '../../core/routes/routes.ts';
import { locationOf, PlaceContext, useNavigate } from '../app/place.ts';
import { NotFound, screenEntries } from './screens.ts';

/** Shown if no screen matches: "not found" in a whole shop; an embed in a host page returns to its home instead. */
function Nowhere() {
  const key = useContext(PlaceContext);
  const { area, home } = useSnapshot(navigation).places[key]!;
  const navigate = useNavigate();
  useEffect(() => {
    if (area !== 'shop') navigate(home, { replace: true, isArrival: false });
  });
  return area === 'shop' ? <NotFound /> : null;
}

/** Renders the screen for the outlet's route. */
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
