import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { shopConfig } from '../../core/config/store.ts';
import type { LegalPage } from '../../core/config/types.ts';
import { type Lang } from '../../core/i18n/languages.ts';
import { loadPage } from '../../core/pages/actions.ts';
import { pages } from '../../core/pages/store.ts';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { useStyles } from '../app/styles.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import dialog from '../styles/dialog.css';

type Page = LegalPage | 'accessibility_statement';

/** The museum's own legal page in a new tab, where it has named one; else the shop's, above the basket. */
export function LegalLink({ page, children }: { page: Page; children: ReactNode }) {
  useStyles(dialog);
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const own = customLink(page, i18n.locale as Lang);
  if (own) {
    return (
      <a href={own} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    // a box of their own: a browser that translates the page takes the text around them out of React's hands
    <span>
      <button
        type="button"
        className="link"
        onClick={() => {
          void loadPage(page);
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      <PageDialog page={page} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </span>
  );
}

function customLink(page: Page, lang: Lang): string | undefined {
  if (page === 'accessibility_statement') return undefined;
  const url = shopConfig().customTermsLinks[lang]?.[page]?.url;
  const isAddress = url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isAddress ? url : undefined;
}

function PageDialog({
  page,
  isOpen,
  onClose,
}: {
  page: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const wait = useSnapshot(pages).byId[page];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={wait?.is === 'ready' ? wait.value.title : t`Please wait`}
    >
      <div className="stack">
        {wait?.is === 'ready' && (
          <>
            <h2>{wait.value.title}</h2>
            <SafeHtml className="stack" html={wait.value.html} />
          </>
        )}
        {wait?.is === 'failed' && (
          <FailureMessage failure={wait.failure} onRetry={() => void loadPage(page)} />
        )}
        {wait?.is === 'loading' && <Skeleton lines={8} />}
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
