import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { PlaceContext } from './place.ts';

/**
 * Everything a screen needs around it: its place, the language, the ground that the page's own rules do not reach.
 */
export function Shop({
  place,
  lang,
  children,
  before,
  onShown,
}: {
  place: string;
  lang: string;
  children: ReactNode;
  /** What is there until the first screen is. */
  before?: ReactNode;
  onShown: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const hasTold = useRef(false);
  const tell = useCallback(() => {
    // a screen that is waited for later takes this one away, and brings it back
    if (hasTold.current) return;
    hasTold.current = true;
    setIsShown(true);
    onShown();
  }, [onShown]);
  const waiting = (
    <div className="museum waiting">
      <Skeleton lines={5} />
    </div>
  );
  return (
    <Suspense fallback={isShown ? waiting : before}>
      <div className="museum" lang={lang}>
        <I18nProvider i18n={i18n}>
          <PlaceContext value={place}>{children}</PlaceContext>
        </I18nProvider>
      </div>
      <Shown onShown={tell} />
    </Suspense>
  );
}

/** Tells when what stands beside it is really shown, rather than still being loaded. */
function Shown({ onShown }: { onShown: () => void }) {
  // before it is drawn: what has stood in for it must not show beside it
  useLayoutEffect(onShown, [onShown]);
  return null;
}
