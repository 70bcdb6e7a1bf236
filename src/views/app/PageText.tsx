import { useSnapshot } from 'valtio/react';
import { loadPage } from '../../core/content/actions.ts';
import { pages } from '../../core/content/store.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import pageText from '../styles/page.css';
import { ErrorMessage } from './ErrorMessage.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { useStyles } from './styles.ts';

export function PageText({ page }: { page: string }) {
  useStyles(pageText);
  const state = useSnapshot(pages).byId[page];
  switch (state?.is) {
    case 'ready':
      return <SafeHtml className="stack page" html={state.value.html} />;
    case 'failed':
      return <ErrorMessage error={state.error} onRetry={() => void loadPage(page)} />;
    default:
      return <Skeleton lines={8} />;
  }
}
