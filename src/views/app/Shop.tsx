import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { PlaceContext } from './place.ts';

/** Everything a screen needs around it: its place, the language, the ground that the page's own rules do not reach. */
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
  useEffect(onShown, [onShown]);
  return (
    <div className="museum" lang={lang}>
      <I18nProvider i18n={i18n}>
        <PlaceContext value={place}>{children}</PlaceContext>
      </I18nProvider>
    </div>
  );
}
