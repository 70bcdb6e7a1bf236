import { fetchPage } from '../api/content.ts';
import { loading, settled } from '../wait.ts';
import { pages } from './store.ts';

export async function loadPage(id: string): Promise<void> {
  const held = pages.byId[id];
  if (held?.is === 'loading' || held?.is === 'ready') return;
  pages.byId[id] = loading;
  pages.byId[id] = settled(await fetchPage(id));
}
