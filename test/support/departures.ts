/**
 * Prevents navigations to other documents and returns a list of those that follow. Without the Navigation API the browser
 * would navigate, and the runner would report that its page is gone.
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
