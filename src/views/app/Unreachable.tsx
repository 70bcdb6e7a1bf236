import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { retryStart } from '../../core/app/boot.ts';
import { config } from '../../core/config/store.ts';
import { requestFocus } from '../../core/navigation/navigate.ts';
import { navigation } from '../../core/navigation/store.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** Explains, above the fallback, that the shop could not be reached from the start, and offers to try again. */
export function Unreachable({ outlet, lang }: { outlet: string; lang: string }) {
  const { shop, isRetrying } = useSnapshot(config);
  const box = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // the button is gone once the shop is there
    if (box.current?.contains((box.current.getRootNode() as ShadowRoot).activeElement)) {
      requestFocus(navigation.outlets[outlet]!);
    }
    retryStart();
  };
  return (
    <div className="museum unreachable" lang={lang} ref={box}>
      <I18nProvider i18n={i18n}>
        {shop.is === 'failed' && (
          <ErrorMessage error={shop.error} busy={isRetrying} onRetry={retry} />
        )}
      </I18nProvider>
    </div>
  );
}
