const { useEffect, useState } = window.wp.element;

/** Runs a request, again whenever it changes, and returns its state and a function that tries again. */
export function useAnswer(request) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState({ is: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const settle = (next) => isCurrent && setState(next);
    setState({ is: 'loading' });
    request().then(
      (value) => settle({ is: 'ready', value }),
      () => settle({ is: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, request]);
  return [state, () => setTries(tries + 1)];
}
