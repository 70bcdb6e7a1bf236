const watching: (() => void)[] = [];

/** Counts the entries that are added to the history from now on; its length would stop at fifty. */
export function watchSteps({ navigation }: Window = window): { count: number } {
  const steps = { count: 0 };
  const count = ({ navigationType }: NavigateEvent): void => {
    if (navigationType === 'push') steps.count += 1;
  };
  navigation.addEventListener('navigate', count);
  watching.push(() => navigation.removeEventListener('navigate', count));
  return steps;
}

afterEach(() => watching.splice(0).forEach((end) => end()));
