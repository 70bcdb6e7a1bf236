import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadContent, acceptCookies } from '../../core/content/actions.ts';
import { content } from '../../core/content/store.ts';
import { Button } from '../parts/Button.tsx';
import { SafeHtml } from './SafeHtml.tsx';

/** Shows the museum's cookie notice, if it has one, until the visitor accepts it. */
export function CookieNotice() {
  const { t } = useLingui();
  const { all } = useSnapshot(content).known;
  useEffect(() => void loadContent(), []);
  const html = all.is === 'ready' ? all.value.cookieWarning : undefined;
  if (!html) return null;
  return (
    <section className="message" part="message" aria-label={t`Cookies`}>
      <SafeHtml html={html} />
      <div className="message-action">
        <Button onClick={acceptCookies}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </section>
  );
}
