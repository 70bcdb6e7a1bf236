import { type ComponentType, lazy } from 'react';
import { loadMessages } from '../../core/i18n/catalogs.ts';

/** What tells something out of turn: loaded when there is something to tell; where even that fails, the page goes on without. */
export const quietly = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      const [piece] = await Promise.all([load(), loadMessages('notices')]);
      return { default: piece };
    } catch {
      return { default: () => null };
    }
  });
