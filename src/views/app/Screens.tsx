import { useContext, useMemo } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ROUTES } from '../../core/routes/routes.ts';
import { locationOf, PlaceContext } from './place.ts';
import { NotFound, screenEntries } from './screens.ts';

/** The screen of the route that the element shows. */
export function Screens() {
  const key = useContext(PlaceContext);
  const location = useMemo(() => locationOf(key), [key]);
  return (
    <Router hook={location}>
      <Switch>
        {screenEntries.map(([name, Screen]) => (
          <Route key={name} path={ROUTES[name][0]} component={Screen} />
        ))}
        <Route component={NotFound} />
      </Switch>
    </Router>
  );
}
