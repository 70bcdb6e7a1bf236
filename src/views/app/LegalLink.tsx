import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { webAddress } from '../../core/address.ts';
import { shopConfig } from '../../core/config/store.ts';
import type { LegalPage } from '../../core/config/types.ts';
import { type Lang } from '../../core/i18n/languages.ts';
import { loadPage } from '../../core/pages/actions.ts';
import { loaded } from './loaded.tsx';

type Page = LegalPage | 'accessibility_statement';

const PageDialog = loaded(async () => (await import('./PageDialog.tsx')).PageDialog);

/** The museum's own page of this kind in a new tab, where it has named one; else the shop's, above the screen. */
export function LegalLink({ page, children }: { page: Page; children: ReactNode }) {
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

function customLink(page: Page, lang: Lang): string | undefined {
  if (page === 'accessibility_statement') return undefined;
  return webAddress(shopConfig().customTermsLinks[lang]?.[page]?.url);
}
