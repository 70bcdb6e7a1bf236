import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { hasStatus } from '../../core/async/result.ts';
import { loadPage } from '../../core/content/actions.ts';
import { pages } from '../../core/content/store.ts';
import { ContinueShopping } from './ContinueShopping.tsx';
import { PageNotFound } from './PageNotFound.tsx';
import { PageText } from './PageText.tsx';
import { useRouteParam } from './outlet.ts';
import { usePageTitle } from './usePageTitle.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

/** Shows a legal or information page as a screen; the route for shipping costs has no `id` parameter. */
export function PageScreen() {
  const id = useRouteParam('id') ?? 'shipping';
  const state = useSnapshot(pages).byId[id];
  const title = usePageTitle(id);
  useEffect(() => void loadPage(id), [id]);
  if (state?.is === 'failed' && hasStatus(state.error, 404)) return <PageNotFound />;
  return (
    <article className="stack">
      <ScreenHeading>{title}</ScreenHeading>
      <PageText page={id} />
      <p className="actions">
        <ContinueShopping kind="secondary" />
      </p>
    </article>
  );
}
