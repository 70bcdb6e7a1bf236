type Directives = ReadonlyMap<string, readonly string[]>;

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

function directivesOf(policy: string): Directives {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    // the first directive of a name wins
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const isScheme = (wanted: string, { protocol }: URL): boolean =>
  wanted === protocol || (wanted === 'http:' && protocol === 'https:');

function isHost(source: string, address: URL, self: URL): boolean {
  const parts = /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme = self.protocol, host = '', port, path = ''] = parts;
  if (!isScheme(scheme.toLowerCase(), address)) return false;
  const isWild = host.startsWith('*.');
  const fits = isWild
    ? address.hostname.endsWith(host.slice(1).toLowerCase())
    : host === '*' || address.hostname === host.toLowerCase();
  const own = address.port || DEFAULT_PORTS[address.protocol];
  const wantedPort = port ?? DEFAULT_PORTS[address.protocol];
  if (!fits || (wantedPort !== '*' && wantedPort !== own)) return false;
  return path.endsWith('/')
    ? address.pathname.startsWith(path)
    : !path || address.pathname === path;
}

/**
 * Returns whether a policy source allows an address. Hashes cannot be checked, nor can a nonce that is unknown, so they
 * count as allowed.
 */
function lets(source: string, address: URL, self: URL, nonce: string | undefined): boolean {
  const lower = source.toLowerCase();
  if (lower === "'none'") return false;
  if (lower === "'self'") return address.origin === self.origin;
  if (nonce !== undefined && lower.startsWith("'nonce-")) return source === `'nonce-${nonce}'`;
  if (lower === "'strict-dynamic'") return nonce === undefined;
  if (/^'(nonce|sha\d+)-/.test(lower)) return true;
  if (lower.startsWith("'")) return false;
  if (lower === '*') return /^https?:$/.test(address.protocol);
  if (/^[a-z][\w+.-]*:$/.test(lower)) return isScheme(lower, address);
  return isHost(source, address, self);
}

/** Directives that apply to each kind of request; the first one that a policy has decides. */
const DIRECTIVES = {
  'connect-src': ['connect-src', 'default-src'],
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
} as const;

export type Directive = keyof typeof DIRECTIVES;

/** Returns whether all policies of a page allow a request; `nonce` is that of the script to load, if it is known. */
export const isAllowed = (
  policies: readonly string[],
  directive: Directive,
  address: string,
  page: string,
  nonce?: string,
): boolean =>
  policies.every((policy) => {
    const directives = directivesOf(policy);
    const name = DIRECTIVES[directive].find((each) => directives.has(each));
    if (!name) return true;
    const [self, wanted] = [new URL(page), new URL(address, page)];
    const sources = directives.get(name)!;
    // it makes browsers ignore the hosts
    const isStrict = nonce !== undefined && sources.includes("'strict-dynamic'");
    return sources.some(
      (source) => (!isStrict || /^'(nonce|sha)/.test(source)) && lets(source, wanted, self, nonce),
    );
  });

/** Returns whether a policy has a list of Trusted Types without that of the shop. */
export const lacksOurPolicy = (policies: readonly string[]): boolean =>
  policies.some((policy) => {
    const names = directivesOf(policy).get('trusted-types');
    return names !== undefined && !names.includes('museum-shop') && !names.includes('*');
  });

/** Returns whether a policy puts the page into a sandbox in which the shop cannot run or cannot store the basket. */
export const isSandboxed = (policies: readonly string[]): boolean =>
  policies.some((policy) => {
    const allowed = directivesOf(policy).get('sandbox');
    return (
      allowed !== undefined &&
      !['allow-scripts', 'allow-same-origin'].every((each) => allowed.includes(each))
    );
  });
