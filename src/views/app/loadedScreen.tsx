import { type ComponentType, use, useContext, useEffect, useReducer } from 'react';
import { announce } from '../../core/announcements.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { PlaceContext } from './place.ts';

/**
 * A screen that is a chunk of its own. One that cannot be had is told in its place, above the element's own children; it
 * is asked for again when the visitor wants that, when the line is back, and when it is shown the next time.
 */
export function loadedScreen(load: () => Promise<ComponentType>): ComponentType {
  let asked: Promise<ComponentType | undefined> | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  return function LoadedScreen() {
    const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
    const Screen = use((asked ??= load().catch(() => undefined)));
    if (Screen) return <Screen />;
    // each try that is in vain is told anew
    return <ScreenGone key={tries} tries={tries} onShown={forget} onRetry={tryAgain} />;
  };
}

function ScreenGone({
  tries,
  onShown,
  onRetry,
}: {
  tries: number;
  onShown: () => void;
  onRetry: () => void;
}) {
  const place = useContext(PlaceContext);
  useEffect(() => {
    onShown();
    announce('museum-error', { code: 'chunk', message: 'a screen cannot be loaded' }, place);
  }, [onShown, place]);
  // with a line but in vain: a new release has taken its place, and only a new page knows that one
  const isOutdated = tries > 0 && navigator.onLine;
  return (
    <>
      <FailureMessage
        failure={{ is: navigator.onLine ? 'unreadable' : 'network', log: '' }}
        onRetry={isOutdated ? () => location.reload() : onRetry}
      />
      <slot />
    </>
  );
}
