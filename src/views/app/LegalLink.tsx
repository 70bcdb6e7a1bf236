import { type ReactNode, Suspense, useState } from 'react';
import { ownLegalPage } from '../../core/config/store.ts';
import type { LegalPage } from '../../core/config/types.ts';
import { loadPage } from '../../core/content/actions.ts';
import { lazyComponent } from './lazy.tsx';

type Page = LegalPage | 'accessibility_statement';

const PageDialog = lazyComponent(async () => (await import('./PageDialog.tsx')).PageDialog);

/** Links to the museum's own legal page in a new tab, if there is one; otherwise opens the shop's page in a dialog. */
export function LegalLink({ page, children }: { page: Page; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const own = page === 'accessibility_statement' ? undefined : ownLegalPage(page);
  if (own) {
    return (
      <a className="link" href={own.address} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    // inside a span, so that React can insert the dialog even if page translation has replaced the text around it
    <span>
      <button
        type="button"
        className="link"
        onPointerEnter={PageDialog.preload}
        onFocus={PageDialog.preload}
        onClick={() => {
          void loadPage(page);
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <PageDialog page={page} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
