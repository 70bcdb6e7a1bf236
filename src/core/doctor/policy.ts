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

/** Returns whether a policy source allows an address; nonces and hashes cannot be checked, so they count as allowed. */
function lets(source: string, address: URL, self: URL): boolean {
  const lower = source.toLowerCase();
  if (lower === "'none'") return false;
  if (lower === "'self'") return address.origin === self.origin;
  if (/^'(nonce|sha\d+)-|^'strict-dynamic'/.test(lower)) return true;
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

/** Returns whether all policies of a page allow a request. */
export const isAllowed = (
  policies: readonly string[],
  directive: Directive,
  address: string,
  page: string,
): boolean =>
  policies.every((policy) => {
    const directives = directivesOf(policy);
    const name = DIRECTIVES[directive].find((each) => directives.has(each));
    if (!name) return true;
    const [self, wanted] = [new URL(page), new URL(address, page)];
    return directives.get(name)!.some((source) => lets(source, wanted, self));
  });
