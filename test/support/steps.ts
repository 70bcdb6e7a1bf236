const watching: (() => void)[] = [];

/**
 * Counts the history entries that are added from now on; `history.length` stops at fifty. Without the Navigation API it
 * counts only those that scripts add.
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
