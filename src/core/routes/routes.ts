import { languageOf, type Lang } from '../i18n/languages.ts';
import { NO_KEY } from './noKey.ts';

/** Part of the shop that sells something. */
export type SalesArea = 'tickets' | 'tours' | 'merchandise' | 'passes' | 'vouchers';

/** Part of the shop with an element of its own. */
export type Area = SalesArea | 'checkout' | 'account' | 'shop';

/**
 * Routes of the specification (section 2), without the language segment; `:name` matches one segment. Guest
 * registration is a step of the checkout and has its area. The law requires the withdrawal route.
 */
export const ROUTES = {
  home: ['/', 'shop'],
  merchandise: ['/merchandise', 'merchandise'],
  merchandiseCategory: ['/merchandise/:category', 'merchandise'],
  product: ['/product/:id', 'merchandise'],
  passes: ['/passes', 'passes'],
  pass: ['/passes/:id', 'passes'],
  voucherList: ['/vouchers', 'vouchers'],
  voucherSingle: ['/vouchers/:id', 'vouchers'],
  tickets: ['/tickets', 'tickets'],
  ticket: ['/tickets/:id', 'tickets'],
  guidedTours: ['/guided-tours', 'tours'],
  guidedTour: ['/guided-tours/:id', 'tours'],
  login: ['/login', 'account'],
  logout: ['/logout', 'account'],
  register: ['/register', 'account'],
  registerSuccess: ['/register/success', 'account'],
  guestRegister: ['/register-guest', 'checkout'],
  forgotPassword: ['/forgot-password', 'account'],
  recoverAccount: ['/recover/:guid', 'account'],
  forgotPasswordSuccess: ['/password-reset-success', 'account'],
  recoverPasswordSuccess: ['/recover-success', 'account'],
  settings: ['/settings', 'account'],
  orderReview: ['/order-review/:id', 'account'],
  checkout: ['/checkout', 'checkout'],
  checkoutAccepted: ['/checkout/accepted', 'checkout'],
  checkoutCanceled: ['/checkout/canceled', 'checkout'],
  checkoutSuccess: ['/checkout/success', 'checkout'],
  checkoutFailed: ['/checkout/failed', 'checkout'],
  withdrawal: ['/withdrawal', 'checkout'],
  shippingInfo: ['/page/shipping', 'shop'],
  staticPage: ['/page/:id', 'shop'],
} as const satisfies Record<string, readonly [path: string, area: Area]>;

export type RouteName = keyof typeof ROUTES;

/** Routes of some areas. */
export type RouteOf<A extends Area> = {
  [N in RouteName]: (typeof ROUTES)[N][1] extends A ? N : never;
}[RouteName];

type ParamIn<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never;

/** Name of a parameter; a route has at most one, in its last segment. */
export type RouteParam = ParamIn<(typeof ROUTES)[RouteName][0]>;

export type Route = {
  name: RouteName;
  area: Area;
  /** Path and query without the language segment. */
  href: string;
  params: Readonly<Partial<Record<RouteParam, string>>>;
  lang?: Lang;
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function match(pattern: string, path: string[]): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(path[index]!);
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Parses `/tickets/12?date=…`, with or without a language segment; returns `undefined` for unknown routes. */
export function parseRoute(href: string): Route | undefined {
  const [path = '', query] = href.split(/\?(.*)/s);
  if (!path.startsWith('/')) return undefined;
  const segments = segmentsOf(path);
  const first = segments[0];
  const lang = first?.length === 2 ? languageOf(first) : undefined;
  const rest = lang ? segments.slice(1) : segments;
  for (const [name, [pattern, area]] of Object.entries(ROUTES)) {
    const params = match(pattern, rest);
    if (!params) continue;
    const own = `/${rest.join('/')}${query ? `?${query}` : ''}`;
    return { name: name as RouteName, area, params, href: own, ...(lang && { lang }) };
  }
  return undefined;
}

/** Builds the address of a route: `routeTo('ticket', { id: '12' })` is `/tickets/12`. Omits empty query values. */
export function routeTo(
  name: RouteName,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const path = ROUTES[name][0].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Returns a route that may be exposed to the host page: without the key of a password reset or of an order. */
export const publicHref = (href: string): string =>
  href.replace(/^(\/(?:recover|order-review)\/)[^/?]+/, `$1${NO_KEY}`);

export const queryOf = (href: string): URLSearchParams =>
  new URLSearchParams(href.split(/\?(.*)/s)[1] ?? '');
