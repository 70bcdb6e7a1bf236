import { type ComponentType, type ReactNode, use, useContext, useEffect, useReducer } from 'react';
import { announce } from '../../core/page/events.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { OutdatedMessage } from './OutdatedMessage.tsx';
import { PlaceContext } from './place.ts';
import { retryImport } from '../../core/async/retryImport.ts';

type LoadedPiece<P> = ComponentType<P> & {
  /** Starts loading; an error is reported only when the component is rendered. */
  preload: () => void;
  /** Suspends the calling component until the chunk has loaded or failed. */
  useLoaded: () => void;
};

/**
 * Wraps a component that is a chunk of its own; a loaded one renders at once. If loading fails, it reports the error,
 * and shows it above `rest`. It loads again when the visitor asks for it, when the browser is back online, and at the
 * next mount.
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
    // lets `use` return the value without suspending
    void answer.then((value) => Object.assign(answer, { status: 'fulfilled', value }));
    return answer;
  };
  const preload = (): void => void (asked ??= begin()).then((piece) => piece ?? forget());
  return Object.assign(
    function Loaded(props: P) {
      const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
      const Piece = use((asked ??= begin()));
      if (Piece) return <Piece {...props} />;
      // remounted for each failed attempt, so that each is announced
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
  // online, so a new release has replaced the file: only a reload helps
  return navigator.onLine ? (
    <OutdatedMessage />
  ) : (
    <FailureMessage failure={{ is: 'network', log: '' }} onRetry={onRetry} />
  );
}
