const watching: (() => void)[] = [];

/**
 * Counts the entries that are added to the history from now on; its length would stop at fifty. In a browser without the
 * Navigation API those that scripts add.
 */
export function watchSteps({
  navigation,
  history,
}: Pick<Window, 'navigation' | 'history'> = globalThis): { count: number } {
  const steps = { count: 0 };
  if (!navigation) {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      steps.count += 1;
    };
    watching.push(() => delete (history as Partial<History>).pushState);
    return steps;
  }
  const count = ({ navigationType }: NavigateEvent): void => {
    if (navigationType === 'push') steps.count += 1;
  };
  navigation.addEventListener('navigate', count);
  watching.push(() => navigation.removeEventListener('navigate', count));
  return steps;
}

afterEach(() => watching.splice(0).forEach((end) => end()));
