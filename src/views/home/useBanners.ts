import { useSnapshot } from 'valtio/react';
import { content } from '../../core/content/store.ts';
import type { Banner } from '../../core/content/types.ts';

/** Returns the museum's banners for the home page; `undefined` while they load. */
export function useBanners(): readonly Banner[] | undefined {
  const { all } = useSnapshot(content).known;
  if (all.is === 'idle' || all.is === 'loading') return undefined;
  return all.is === 'ready' ? (all.value.banners['home'] ?? []) : [];
}
