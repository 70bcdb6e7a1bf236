import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { OutletContext } from './outlet.ts';
import { SlowMessage } from './SlowMessage.tsx';

/** Provides what every screen needs: its outlet, the language, and a root element that the page's styles do not reach. */
export function Shop({
  outlet,
  lang,
  children,
  before,
  onShown,
}: {
  outlet: string;
  lang: string;
  children: ReactNode;
  /** Shown until the first screen has rendered. */
  before?: ReactNode;
  onShown: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const wasShown = useRef(false);
  const handleShown = useCallback(() => {
    // the effect runs again after a later screen has suspended this one
    if (wasShown.current) return;
    wasShown.current = true;
    setIsShown(true);
    onShown();
  }, [onShown]);
  const waiting = (
    <div className="museum waiting">
      <Skeleton lines={5} />
    </div>
  );
  return (
    <I18nProvider i18n={i18n}>
      <SlowMessage lang={lang}>
        <Suspense fallback={isShown ? waiting : before}>
          <div className="museum" lang={lang}>
            <OutletContext value={outlet}>{children}</OutletContext>
          </div>
          <Shown onShown={handleShown} />
        </Suspense>
      </SlowMessage>
    </I18nProvider>
  );
}

/** Calls `onShown` once its siblings have rendered rather than suspended. */
function Shown({ onShown }: { onShown: () => void }) {
  // before paint, so that the placeholder never shows next to the screen
  useLayoutEffect(onShown, [onShown]);
  return null;
}
