import { useContext, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { Router } from 'wouter';
import { navigation } from '../../core/navigation/store.ts';
import { locationOf, OutletContext, useNavigate, useOwnRoute } from '../app/outlet.ts';
import { PageNotFound, SCREENS } from './screens.ts';

/** Shown if no screen matches: "not found" in a whole shop; an embed in a host page returns to its home instead. */
function Nowhere() {
  const key = useContext(OutletContext);
  const { area, home } = useSnapshot(navigation).outlets[key]!;
  const navigate = useNavigate();
  useEffect(() => {
    if (area !== 'shop') navigate(home, { replace: true, movesFocus: false });
  });
  return area === 'shop' ? <PageNotFound /> : null;
}

/** Renders the screen for the outlet's route. */
export function Screens() {
  const key = useContext(OutletContext);
  const location = useMemo(() => locationOf(key), [key]);
  const name = useOwnRoute()?.name;
  const Screen = name ? SCREENS[name] : Nowhere;
  // keyed by route, so that routes that share a screen do not share its state, except for the two of the checkout
  return (
    <Router hook={location}>
      <Screen key={name === 'guestRegister' ? 'checkout' : name} />
    </Router>
  );
}
