import { useContext } from 'react';
import { returnAfterSignIn } from '../../core/navigation/signInDetour.ts';
import { queryOf, type RouteName, routeTo } from '../../core/routes/routes.ts';
import { OutletContext, useHref } from './outlet.ts';

/** Reads `returnTo`, the address to return to after signing in, which all screens of the sign-in process pass on. */
export function useReturnTo() {
  const from = useContext(OutletContext);
  const returnTo = queryOf(useHref()).get('returnTo');
  return {
    /** Returns the address of another of these screens, with the same `returnTo`. */
    hrefOf: (name: RouteName): string => routeTo(name, {}, { returnTo: returnTo ?? '' }),
    /** Navigates to `returnTo`, or to `otherwise`. */
    goBack: (otherwise: RouteName): void => returnAfterSignIn(returnTo, routeTo(otherwise), from),
  };
}
