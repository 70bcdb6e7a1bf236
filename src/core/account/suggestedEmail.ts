/** Providers with many private addresses: the name of each, and the endings it is used with, the most frequent first. */
const PROVIDERS: readonly (readonly [name: string, endings: readonly string[]])[] = [
  'gmail com',
  'gmx de net at ch com',
  'web de',
  't-online de',
  'outlook com de fr it es dk be',
  'hotmail com de fr it es nl se dk be co.uk',
  'yahoo com de fr it es se dk co.uk',
  'icloud com',
  'googlemail com',
  'freenet de',
  'live com de fr it nl se dk be co.uk',
  'posteo de net',
  'mailbox org',
  'mail de com dk',
  'email de com it',
  'arcor de',
  'aol com de',
  'msn com',
  'me com',
  'ymail com',
  'protonmail com ch',
  'proton me',
  'orange fr',
  'wanadoo fr nl',
  'laposte net',
  'free fr',
  'sfr fr',
  'libero it',
  'libera it',
  'virgilio it',
  'alice it',
  'tiscali it',
  'ziggo nl',
  'hetnet nl',
  'telenet be',
  'skynet be',
  'telefonica net',
  'telia com',
  'bluewin ch',
  'btinternet com',
].map((row) => {
  const [name, ...endings] = row.split(' ');
  return [name!, endings];
});

/** Providers whose addresses have one ending only, so that any other is wrong. */
const ONE_ENDING: readonly string[] = ['gmail', 'googlemail', 'icloud'];

/** Endings under which a provider's name may be right. */
const ENDINGS: readonly string[] = [...new Set(PROVIDERS.flatMap(([, endings]) => endings))];

/** Mistyped endings, none of which exists. */
const MISTYPED: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'cim', 'clm', 'vom', 'xom', 'cpm', 'c0m'],
  de: ['ed', 'dee', 'ded', 'dde', 'fe', 'dr', 'dw'],
  net: ['ner', 'nte', 'ent', 'nett', 'neet'],
  org: ['ogr', 'rog', 'orgg', 'prg', '0rg'],
};

/** Returns the number of letters to insert, remove, replace, or swap with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let y = 1; y <= one.length; y += 1) {
    const row = [y];
    for (let x = 1; x <= other.length; x += 1) {
      const isSame = one[y - 1] === other[x - 1];
      const isSwapped =
        y > 1 && x > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1];
      row[x] = Math.min(
        rows[y - 1]![x]! + 1,
        row[x - 1]! + 1,
        rows[y - 1]![x - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[y - 2]![x - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

const sorted = (text: string): string => [...text].toSorted().join('');

/** Returns how far a name is from a provider's; too far is infinite. Short names match only with the same letters. */
function nameDistance(name: string, provider: string): number {
  if (provider.length < 5 && sorted(name) !== sorted(provider)) return Infinity;
  const found = distance(name, provider);
  return found <= (provider.length < 7 ? 1 : 2) ? found : Infinity;
}

function endingDistance(ending: string, wanted: string, provider: string): number {
  if (ending === wanted) return 0;
  const isMeant = ENDINGS.includes(ending)
    ? ONE_ENDING.includes(provider)
    : distance(ending, wanted) === 1;
  return isMeant || wanted.startsWith(ending) ? 1 : Infinity;
}

const parts = (domain: string): [name: string, ending: string] => {
  const [, name, ending = ''] = /^([^.]*)\.?(.*)$/.exec(domain)!;
  return [name!, ending];
};

/** Returns whether a provider's name with this ending is right, or may be. */
const isKnown = (name: string, ending: string): boolean =>
  PROVIDERS.some(
    ([each, endings]) =>
      each === name &&
      (endings.includes(ending) || (ENDINGS.includes(ending) && !ONE_ENDING.includes(name))),
  );

/** Returns the domain with points instead of commas, none of them twice or last, and an ending without digits. */
const tidied = (domain: string): string =>
  domain
    .toLowerCase()
    .replaceAll(/[\s.,;]+/g, '.')
    .replace(/(\.[a-z]{2,})?[\d.]*$/, '$1')
    .replace(/\.([^.]*)$/, (_, ending: string) => {
      const right = Object.keys(MISTYPED).find((each) => MISTYPED[each]!.includes(ending));
      return `.${right ?? ending}`;
    });

/** Returns the provider's domain that was probably meant; otherwise the domain itself. */
function likelyDomain(domain: string): string {
  const [name, ending] = parts(domain);
  if (isKnown(name, ending)) return domain;
  let best = { domain, far: Infinity };
  for (const [provider, endings] of PROVIDERS) {
    for (const each of endings) {
      const far = nameDistance(name, provider) + endingDistance(ending, each, provider);
      if (far < best.far) best = { domain: `${provider}.${each}`, far };
    }
  }
  return best.domain;
}

const partsOfAddress = (address: string): [before: string, domain: string] | undefined => {
  const [, before, domain] = /^([^\s@]+)@([^@]+)$/.exec(address.trim()) ?? [];
  return before && domain ? [before, domain] : undefined;
};

/**
 * Returns an address with the domain that was probably meant, for `ada@gmial.com` `ada@gmail.com`; `undefined` if the
 * domain is known or like no other.
 */
export function suggestedEmail(address: string): string | undefined {
  const [before, domain] = partsOfAddress(address) ?? [];
  if (!before || !domain) return undefined;
  const likely = likelyDomain(tidied(domain));
  return likely.includes('.') && likely !== domain.toLowerCase()
    ? `${before}@${likely}`
    : undefined;
}

/** Returns whether the domain is the beginning of a known one, so that it may still be being typed. */
export function isUnfinished(address: string): boolean {
  const domain = partsOfAddress(address)?.[1].toLowerCase() ?? '';
  return PROVIDERS.some(([name, endings]) =>
    endings.some((ending) => `${name}.${ending}`.startsWith(domain)),
  );
}
