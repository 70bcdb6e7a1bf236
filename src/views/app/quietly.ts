import { type ComponentType, lazy } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';

/** Loads a component for an unprompted message on demand; renders nothing if it cannot be loaded. */
export const quietly = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await retryImport(load) };
    } catch {
      return { default: () => null };
    }
  });
