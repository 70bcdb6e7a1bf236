import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import { content } from '../../core/content/store.ts';
import type { Banner } from '../../core/content/types.ts';

/** Returns the museum's banners for the home page; `undefined` while they load. */
export function useBanners(): readonly Banner[] | undefined {
  const { all } = useSnapshot(content).known;
  if (isWaiting(all)) return undefined;
  return all.is === 'ready' ? (all.value.banners['home'] ?? []) : [];
}
