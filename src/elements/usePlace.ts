import { useEffect, useRef, useState } from 'react';
import { config } from '../core/config/store.ts';
import { changePlace, leavePlace, takePlace, takeUp } from '../core/navigation/outlets.ts';
import { navigation, type Routing } from '../core/navigation/store.ts';
import { type Area, ROUTES } from '../core/routes/routes.ts';
import type { Beginning } from '../core/app/boot.ts';
import { openStorage } from '../core/web/storage.ts';
import { speakFor } from './events.ts';
import { baseOfPage } from './settings.ts';

const AREAS: readonly Area[] = [...new Set(Object.values(ROUTES).map(([, area]) => area))];

const SIGNS_OF_USE = ['pointerdown', 'focusin'] as const;

const tagOf = (host: Element): string => host.localName;

const TAGS = AREAS.map((area) => `museum-${area}`).join();

/** The areas that have an element in the page, in its order, whether or not it has come alive yet. */
const areasOnPage = (): Area[] =>
  [...document.querySelectorAll(TAGS)].map(({ localName }) => localName.slice(7) as Area);

/** What names the element in the history: its `id` or its marked `div`'s, else its tag and order in the page. */
function keyOf(host: Element): string {
  const order = [...document.querySelectorAll(tagOf(host))].indexOf(host);
  const id = host.id || host.closest('.museum-embed')?.id;
  let key = id || `${tagOf(host)}-${order}`;
  while (key in navigation.places) key += '+'; // a page with an id twice, or with an element put in above
  return key;
}

/**
 * Gives the element its place in the shared navigation, for as long as it is in the page. Undefined until it has one.
 * `beginning` says which shop's storage may know of the place.
 */
export function usePlace(
  host: Element,
  wanted: { area: Area; home: string; routing: Routing; isStage: boolean },
  beginning: Beginning | undefined,
): string | undefined {
  const [key, setKey] = useState<string>();
  const first = useRef({ wanted, beginning });
  useEffect(() => {
    const own = keyOf(host);
    const { wanted: atFirst, beginning: shop } = first.current;
    if (shop && !config.page) openStorage(shop.api, shop.shop);
    takePlace({ key: own, ...atFirst }, areasOnPage(), baseOfPage());
    const fallSilent = speakFor(own, host);
    const use = (): void => takeUp(own);
    for (const name of SIGNS_OF_USE) host.addEventListener(name, use);
    setKey(own);
    return () => {
      for (const name of SIGNS_OF_USE) host.removeEventListener(name, use);
      fallSilent();
      leavePlace(own, baseOfPage());
    };
  }, [host]);

  // an attribute has changed: an element that is where it began follows it
  useEffect(() => {
    if (!key) return;
    changePlace(key, { home: wanted.home, routing: wanted.routing }, baseOfPage());
  }, [key, wanted.home, wanted.routing]);
  return key;
}
