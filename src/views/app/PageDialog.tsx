import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { pages } from '../../core/content/store.ts';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PageText } from './PageText.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Shows a legal or information page in a dialog, so that the current screen stays. */
export function PageDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const state = useSnapshot(pages).byId[page];
  const title = usePageTitle(page);
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <div className="stack">
        {state?.is === 'ready' && (
          <Heading below={0} className="title">
            {title}
          </Heading>
        )}
        <PageText page={page} />
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
