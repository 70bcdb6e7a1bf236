import { isAllowedAddress } from './return-address.ts';
import type { Settings } from './settings.ts';
import type { Lang } from '../museum/catalogue/types.ts';

/** Placeholder in `backlink` for the key of the mail. */
const KEY_GAP = '{token}';

/** The page of an address, and behind it the route of the shop, which is in the fragment or continues the path. */
type RecoverAddress = { page: URL; joint: '#' | ''; route: string };

const ROUTE = '(?<route>(?:/[a-z]{2})?/recover/\\{token\\})';
const IN_FRAGMENT = new RegExp(`^(?<page>[^#]+)#${ROUTE}$`);
const IN_PATH = new RegExp(`^(?<page>[^#?]+?)/*${ROUTE}(?:\\?[^#]*)?$`);

/** Splits an address with exactly one `{token}`, as the segment after `/recover/`. Returns undefined for all others. */
const splitAddress = (address: string): RecoverAddress | undefined => {
  const isPlain = /^[\x21-\x7e]{1,500}$/.test(address) && address.split(KEY_GAP).length === 2;
  const inFragment = isPlain ? IN_FRAGMENT.exec(address)?.groups : undefined;
  const parts = inFragment ?? (isPlain ? IN_PATH.exec(address)?.groups : undefined);
  if (!parts?.page || !parts.route || !URL.canParse(parts.page)) return undefined;
  return { page: new URL(parts.page), joint: inFragment ? '#' : '', route: parts.route };
};

/** Whether both are the same page. It may be open with more parameters than the configured one, such as those of a campaign. */
const isPage = (one: RecoverAddress, configured: RecoverAddress): boolean =>
  one.joint === configured.joint &&
  one.page.origin === configured.page.origin &&
  one.page.pathname === configured.page.pathname &&
  [...configured.page.searchParams].every(
    ([name, value]) => one.page.searchParams.get(name) === value,
  );

const linkOf = ({ page, joint }: RecoverAddress, route: string, key: string): string =>
  `${joint ? page.href : page.href.replace(/\/$/, '')}${joint}${route.replace(KEY_GAP, () => key)}`;

/**
 * Returns the function that makes the link of a mail from `backlink`, or undefined if `backlink` is malformed or on a foreign site.
 * The link leads to the configured page from which it was requested, otherwise to the first one: never to another page, which might
 * pass on the key.
 */
export const recoverLink = (
  { recoverAddresses }: Settings,
  allowedOrigins: string[],
  backlink: string,
  lang: Lang,
): ((key: string) => string) | undefined => {
  const configured = recoverAddresses.flatMap((address) => splitAddress(address) ?? []);
  const wanted = splitAddress(backlink);
  const [first] = configured;
  const origins = [...allowedOrigins, ...configured.map(({ page }) => page.origin)];
  if (!wanted || !first || !isAllowedAddress(wanted.page.href, origins)) return undefined;
  const own = configured.find((each) => isPage(wanted, each));
  return own
    ? (key) => linkOf(own, wanted.route, key)
    : (key) => linkOf(first, `/${lang}/recover/${KEY_GAP}`, key);
};

/** Throws if customers could not set a new password, or if a configured address is not one of a page for it. */
export const assertRecoverAddresses = (settings: Settings): void => {
  const { hasUserRegistration, recoverAddresses } = settings;
  if (hasUserRegistration && recoverAddresses.length === 0) {
    throw new Error(
      'Customers can have accounts, but “recoverAddresses” names no page on which they set a new password.',
    );
  }
  for (const address of recoverAddresses) {
    const origin = splitAddress(address)?.page.origin ?? '';
    if (isAllowedAddress(address, [origin])) continue;
    throw new Error(
      `“recoverAddresses” contains “${address}”. Use addresses such as https://museum.example/account.html#/recover/{token}.`,
    );
  }
};
