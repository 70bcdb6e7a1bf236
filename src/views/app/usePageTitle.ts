import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { pages } from '../../core/content/store.ts';

/** Returns the title of a legal or information page; until it has loaded, or if it cannot be loaded, a sentence for that. */
export function usePageTitle(page: string): string {
  const { t } = useLingui();
  const state = useSnapshot(pages).byId[page];
  switch (state?.is) {
    case 'ready':
      return state.value.title;
    case 'failed':
      return t`This page could not be loaded`;
    default:
      return t`Please wait`;
  }
}
