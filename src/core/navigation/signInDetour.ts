import { language } from '../page/language.ts';
import { parseRoute } from '../routes/routes.ts';
import { routeHere } from './address.ts';
import { navigate, resolveHere } from './navigate.ts';
import { keepRedirect, redirectTarget } from './redirect.ts';
import { returnToOf } from './returnTo.ts';

/** Opens the sign-in screen, and remembers the route to return to; another page gets it as `returnTo`. */
export function redirectToSignIn(signIn: string, here: string): void {
  const route = parseRoute(signIn);
  const isAway = route && resolveHere(route).is === 'otherPage';
  const { pathname, search, hash } = location;
  const returnTo = encodeURIComponent(pathname + search + hash);
  navigate(isAway ? `${signIn}&returnTo=${returnTo}` : signIn);
  if (!isAway && here && !redirectTarget()) keepRedirect(here);
}

/** Returns after sign-in: to `returnTo` if it is allowed, else to the remembered route, else to `otherwise`. */
export function returnAfterSignIn(
  returnTo: string | null,
  otherwise: string,
  from: string,
  leave = (to: string) => location.assign(to),
): void {
  const address = returnToOf(returnTo, location.href);
  const target = redirectTarget() ?? otherwise;
  keepRedirect(undefined);
  if (!address) return void navigate(target, { from, replace: true });
  const route = routeHere(new URL(address));
  const isSpoken = (route?.lang ?? language.lang) === language.lang;
  if (route && isSpoken && route.name !== 'notFound') {
    navigate(route.href, { from, replace: true });
  } else leave(address);
}
