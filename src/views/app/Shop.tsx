import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../parts/Skeleton.tsx';
import { PlaceContext } from './place.ts';

/**
 * Everything a screen needs around it: its place, the language, the ground that the page's own rules do not reach. The
 * element's own children stay until the first screen is there.
 */
export function Shop({
  place,
  lang,
  children,
  onShown,
}: {
  place: string;
  lang: string;
  children: ReactNode;
  onShown: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const tell = useCallback(() => {
    setIsShown(true);
    onShown();
  }, [onShown]);
  const waiting = (
    <div className="museum waiting">
      <Skeleton lines={5} />
    </div>
  );
  return (
    <Suspense fallback={isShown ? waiting : <slot />}>
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
  useEffect(onShown, [onShown]);
  return null;
}
