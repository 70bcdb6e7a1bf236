import { type ComponentType, lazy } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';

/** What tells something out of turn: loaded when there is something to tell; where even that fails, the page goes on without. */
export const quietly = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await retryImport(load) };
    } catch {
      return { default: () => null };
    }
  });
