import { type Announcement, onAnnouncement } from '../core/page/events.ts';
import { navigation } from '../core/navigation/store.ts';
import { claim, shared } from '../core/page/shared.ts';

/** Elements by the keys of their outlets. */
const hosts = shared('hosts', () => new Map());

/** Events about the whole page, dispatched on `document`. */
const OF_THE_PAGE: readonly Announcement[] = ['museum-cart-change', 'museum-language'];

function dispatch(name: Announcement, detail: object, outlet: string | undefined): void {
  const key = outlet ?? navigation.active;
  const host = OF_THE_PAGE.includes(name) || !key ? undefined : hosts.get(key);
  const target = host?.isConnected ? host : document;
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Dispatches announcements as DOM events from now on. */
export function dispatchAnnouncements(): void {
  if (claim('events')) onAnnouncement(dispatch);
}

/** Dispatches the announcements of an outlet on its element. Returns a function that undoes this. */
export function registerHost(outlet: string, host: Element): () => void {
  hosts.set(outlet, host);
  dispatchAnnouncements();
  return () => {
    if (hosts.get(outlet) === host) hosts.delete(outlet);
  };
}
