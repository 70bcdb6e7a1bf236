import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { pages } from '../../core/content/store.ts';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PageText } from './PageText.tsx';

/** Shows a legal or information page in a dialog, so that the current screen stays. */
export function PageDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const { t } = useLingui();
  const state = useSnapshot(pages).byId[page];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      label={state?.is === 'ready' ? state.value.title : t`Please wait`}
    >
      <div className="stack">
        {state?.is === 'ready' && (
          <Heading below={0} className="title">
            {state.value.title}
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
