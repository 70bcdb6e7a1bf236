import { useLayoutEffect } from 'react';
import { guessLanguage } from './guess.ts';
import { hideSkeleton, showSkeleton } from './skeleton.ts';

/** Shows the skeleton of an embed for as long as `isShown`. */
export function useSkeleton(host: Element, isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) showSkeleton(host, guessLanguage(host as HTMLElement));
    else hideSkeleton(host);
    return () => hideSkeleton(host);
  }, [host, isShown]);
}
