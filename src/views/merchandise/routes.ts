import type { Kind } from '../../core/merchandise/types.ts';

/** Routes of the list and the item screen for each kind. */
export const ROUTES_OF = {
  merchandise: { list: 'merchandise', item: 'product' },
  annualPass: { list: 'passes', item: 'pass' },
} as const satisfies Record<Kind, object>;
