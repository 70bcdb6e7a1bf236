import type { Script } from '../facts.ts';
import type { Finding } from '../types.ts';
import { QUOTES } from './addresses.ts';

const OURS = /\/museum-[\w-]+\.js$/;
/** Types that browsers run; a consent manager or an optimiser writes another one. */
const RUN = /^(module|(text|application)\/(javascript|ecmascript|x-javascript))?$/i;

const absolute = (value: string, base: string): URL | undefined =>
  URL.canParse(value, base) ? new URL(value, base) : undefined;

const isOurs = (value: string, base: string): boolean =>
  OURS.test(absolute(value, base)?.pathname ?? '');

const isRun = (script: Element): boolean =>
  RUN.test(script.getAttribute('type') ?? '') && !script.hasAttribute('nomodule');

/** Returns the scripts of the shop that browsers run. `isLive`: browsers hide the nonces of a running page. */
export function scriptsIn(document: Document, base: string, isLive: boolean): Script[] {
  return [...document.querySelectorAll('script[src]')].flatMap((script) => {
    const src = script.getAttribute('src')!;
    if (!isOurs(src, base) || !isRun(script)) return [];
    return [
      {
        address: new URL(src, base).href,
        isModule: script.getAttribute('type')?.toLowerCase() === 'module',
        integrity: script.getAttribute('integrity') ?? '',
        ...(!isLive && { nonce: script.getAttribute('nonce') ?? '' }),
      },
    ];
  });
}

/** Returns the address of the shop in an attribute of a script other than a `src` that browsers follow. */
const heldAddress = (script: Element, base: string): string | undefined =>
  [...script.attributes].find(
    ({ name, value }) =>
      (name !== 'src' || !isRun(script)) && isOurs(value, base) && !QUOTES.test(value),
  )?.value;

/** Finds scripts of the shop that do not run: by their type, their attributes, or their place. */
export function heldScripts(document: Document, base: string): Finding[] {
  const templates = [...document.querySelectorAll('template')];
  const inert = templates.flatMap(({ content }) => [...content.querySelectorAll('script[src]')]);
  const addresses = [
    ...[...document.querySelectorAll('script')].map((script) => heldAddress(script, base)),
    ...inert.map((script) => script.getAttribute('src')!).filter((src) => isOurs(src, base)),
  ];
  return addresses.flatMap((address): Finding[] =>
    address === undefined ? [] : [{ is: 'held-script', address }],
  );
}
