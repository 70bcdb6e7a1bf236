import { type ComponentType, lazy } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';

/** Wraps a message that visitors can do without, which is loaded on demand; renders nothing if it cannot be loaded. */
export const lazyOptional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    retryImport(load).then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  );
