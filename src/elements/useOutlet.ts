import { useEffect, useRef, useState } from 'react';
import { config } from '../core/config/store.ts';
import {
  updateOutlet,
  unregisterOutlet,
  registerOutlet,
  setActiveOutlet,
} from '../core/navigation/outlets.ts';
import { navigation, type Routing } from '../core/navigation/store.ts';
import { type Area, ROUTES } from '../core/routes/routes.ts';
import type { StartOptions } from '../core/app/boot.ts';
import { openStorage } from '../core/web/storage.ts';
import type { Written } from './attributes.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import { registerHost } from './events.ts';
import { baseOfPage, WHOLE } from './settings.ts';

const AREAS: readonly Area[] = [...new Set(Object.values(ROUTES).map(([, area]) => area))];

const SIGNS_OF_USE = ['pointerdown', 'focusin'] as const;

const tagOf = (host: Element): string => host.localName;

const TAGS = AREAS.map((area) => `museum-${area}`).join();

/** Returns the areas of the elements in the page, in page order, including pending ones. */
const areasOnPage = (): Area[] =>
  [...document.querySelectorAll(TAGS)].map(({ localName }) => localName.slice(7) as Area);

/** Returns the key of an element in the history: its `id` or that of its marked `div`, else its tag and position. */
function keyOf(host: Element): string {
  const order = [...document.querySelectorAll(tagOf(host))].indexOf(host);
  const id = host.id || host.closest('.museum-embed')?.id;
  let key = id || `${tagOf(host)}-${order}`;
  while (key in navigation.outlets) key += '+'; // a duplicate id, or an element inserted above
  return key;
}

/** Returns the part of the address that an element uses. A whole shop uses the path if its settings and its page allow it. */
function routingOf(host: Element, { routing }: Written): Routing {
  if (routing === 'memory') return 'memory';
  return tagOf(host) === WHOLE && baseOfPage() !== undefined ? 'path' : 'hash';
}

/**
 * Registers an embed as an outlet of the shared navigation, for as long as it is in the page. Returns the outlet's key,
 * or undefined before that. `startOptions` names the shop whose storage may hold the outlet's route.
 */
export function useOutlet(
  host: Element,
  { area, hostsScreens, home: homeOf }: ElementDefinition,
  { written, startOptions }: { written: Written; startOptions: StartOptions | undefined },
): string | undefined {
  const [key, setKey] = useState<string>();
  const home = homeOf(written);
  const routing = routingOf(host, written);
  const first = useRef({ outlet: { area, hostsScreens, home, routing }, startOptions });
  useEffect(() => {
    const own = keyOf(host);
    const { outlet, startOptions: shop } = first.current;
    if (shop && !config.page) openStorage(shop.api, shop.shop);
    registerOutlet({ key: own, ...outlet }, areasOnPage(), baseOfPage());
    const unregisterHost = registerHost(own, host);
    const use = (): void => setActiveOutlet(own);
    for (const name of SIGNS_OF_USE) host.addEventListener(name, use);
    setKey(own);
    return () => {
      for (const name of SIGNS_OF_USE) host.removeEventListener(name, use);
      unregisterHost();
      unregisterOutlet(own, baseOfPage());
    };
  }, [host]);

  // an element that still shows its initial route follows a change of its attributes
  useEffect(() => {
    if (!key) return;
    updateOutlet(key, { home, routing }, baseOfPage());
  }, [key, home, routing]);
  return key;
}
