import { type Announcement, onAnnouncement } from '../core/page/events.ts';
import { navigation } from '../core/navigation/store.ts';
import { claim, shared } from '../core/page/shared.ts';

/** The elements of the page by the key of their place. */
const hosts = shared('hosts', () => new Map<string, Element>());

/** Events that belong to no single element. */
const OF_THE_PAGE: readonly Announcement[] = ['museum-cart-change', 'museum-language'];

function dispatch(name: Announcement, detail: object, place: string | undefined): void {
  const key = place ?? navigation.active;
  const host = OF_THE_PAGE.includes(name) || !key ? undefined : hosts.get(key);
  const target = host?.isConnected ? host : document;
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Announcements become DOM events from now on. */
export function speak(): void {
  if (claim('events')) onAnnouncement(dispatch);
}

/** Lets an element speak for its place. */
export function speakFor(place: string, host: Element): () => void {
  hosts.set(place, host);
  speak();
  return () => {
    if (hosts.get(place) === host) hosts.delete(place);
  };
}
