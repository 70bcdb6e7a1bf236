import { type ReactNode, Suspense, useState } from 'react';
import { ownLegalPage } from '../../core/config/store.ts';
import type { LegalPage } from '../../core/config/types.ts';
import { loadPage } from '../../core/content/actions.ts';
import { loaded } from './loaded.tsx';

type Page = LegalPage | 'accessibility_statement';

const PageDialog = loaded(async () => (await import('./PageDialog.tsx')).PageDialog);

/** The museum's own page of this kind in a new tab, where it has named one; else the shop's, above the screen. */
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
    // a box of their own: a browser that translates the page takes the text around them out of React's hands
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
