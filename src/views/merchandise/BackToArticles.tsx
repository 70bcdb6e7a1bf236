import { Trans } from '@lingui/react/macro';
import type { Kind } from '../../core/merchandise/types.ts';
import { BackToList } from '../app/BackToList.tsx';

/** Link above the title of an article to the list of its kind. */
export const BackToArticles = ({ kind }: { kind: Kind }) =>
  kind === 'merchandise' ? (
    <BackToList list="merchandise" named="merchandise">
      <Trans>All merchandise</Trans>
    </BackToList>
  ) : (
    <BackToList list="passes" named="passes">
      <Trans>All annual passes</Trans>
    </BackToList>
  );
