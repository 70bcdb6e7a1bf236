import { type ComponentType, type ReactNode, use, useContext, useEffect, useReducer } from 'react';
import { announce } from '../../core/page/events.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { OutdatedMessage } from './OutdatedMessage.tsx';
import { PlaceContext } from './place.ts';
import { retryImport } from '../../core/async/retryImport.ts';

type LoadedPiece<P> = ComponentType<P> & {
  /** Begins to load it; told when it is shown and not there. */
  preload: () => void;
  /** Suspends what stands around it, too, until it is there or is known to be out of reach. */
  useLoaded: () => void;
};

/**
 * A screen, or a piece of one, that is a chunk of its own. One that is there already is shown at once. One that cannot be
 * had is told in its place, above what still can be shown; it is asked for again when the visitor wants that, when the
 * line is back, and when it is shown the next time.
 */
export function loaded<P extends object>(
  load: () => Promise<ComponentType<P>>,
  rest?: ReactNode,
): LoadedPiece<P> {
  let asked: Promise<ComponentType<P> | undefined> | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  const begin = () => {
    const answer = retryImport(load).catch(() => undefined);
    // React reads these, and waits for nothing that it finds there
    void answer.then((value) => Object.assign(answer, { status: 'fulfilled', value }));
    return answer;
  };
  const preload = (): void => void (asked ??= begin()).then((piece) => piece ?? forget());
  return Object.assign(
    function Loaded(props: P) {
      const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
      const Piece = use((asked ??= begin()));
      if (Piece) return <Piece {...props} />;
      // each try that is in vain is told anew
      return (
        <>
          <Gone key={tries} onShown={forget} onRetry={tryAgain} />
          {rest}
        </>
      );
    },
    { preload, useLoaded: () => void use((asked ??= begin())) },
  );
}

function Gone({ onShown, onRetry }: { onShown: () => void; onRetry: () => void }) {
  const place = useContext(PlaceContext);
  useEffect(() => {
    onShown();
    announce(
      'museum-error',
      { code: 'chunk', message: 'a part of the shop cannot be loaded' },
      place,
    );
  }, [onShown, place]);
  // with a line but in vain: a new release has taken its place, and only a new page knows that one
  return navigator.onLine ? (
    <OutdatedMessage />
  ) : (
    <FailureMessage failure={{ is: 'network', log: '' }} onRetry={onRetry} />
  );
}
