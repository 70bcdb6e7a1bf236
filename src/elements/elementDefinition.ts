import type { ComponentType } from 'react';
import type { Area, RouteName } from '../core/routes/routes.ts';
import type { Written } from './attributes.ts';

/** Properties that differ between the elements. */
export type ElementDefinition = {
  area: Area;
  /** Returns the initial route. */
  home: (written: Written) => string;
  /** Whether screens can open in it; they cannot in the cart button. */
  hostsScreens: boolean;
  View: ComponentType<{ isWithoutHeader: boolean; isWithoutFooter: boolean }>;
  /** Starts to load the code of the first screen; called when the language has been chosen. */
  preload?: (href: string) => void;
  /** Requests the data of the first screen; called when the client is open. */
  prefetch?: (href: string) => void;
  /** Functions that load the list of the first screen, by route. */
  lists?: Partial<Record<RouteName, () => Promise<void>>>;
};
