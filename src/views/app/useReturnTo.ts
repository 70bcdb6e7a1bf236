import { useContext } from 'react';
import { comeBack } from '../../core/navigation/signInDetour.ts';
import { queryOf, type RouteName, routeTo } from '../../core/routes/routes.ts';
import { PlaceContext, useHref } from './place.ts';

/** Where the visitor is led when he has done what he came for: kept through all screens of signing in. */
export function useReturnTo() {
  const from = useContext(PlaceContext);
  const returnTo = queryOf(useHref()).get('returnTo');
  return {
    /** Whether he came here from somewhere else. */
    isOnTheWay: returnTo !== null,
    /** The address of another of these screens, which then knows it as well. */
    hrefOf: (name: RouteName): string => routeTo(name, {}, { returnTo: returnTo ?? '' }),
    /** Leads him there, or to `otherwise`. */
    goBack: (otherwise: RouteName): void => comeBack(returnTo, routeTo(otherwise), from),
  };
}
