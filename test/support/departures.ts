/**
 * Where the page was about to go, other than within itself. The browser is kept from going there; one without the Navigation
 * API would go, and the runner tells that its page has gone.
 */
export function watchDepartures(): { kind: string; url: string }[] {
  const departures: { kind: string; url: string }[] = [];
  if (!('navigation' in globalThis)) return departures;
  const stay = (event: NavigateEvent): void => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    departures.push({ kind: event.navigationType, url: event.destination.url });
  };
  navigation.addEventListener('navigate', stay);
  watching.push(() => navigation.removeEventListener('navigate', stay));
  return departures;
}

const watching: (() => void)[] = [];

afterEach(() => watching.splice(0).forEach((end) => end()));
