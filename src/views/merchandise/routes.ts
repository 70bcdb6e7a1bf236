import type { Kind } from '../../core/merchandise/types.ts';

/** Where the articles of a kind are shown, all of them and each. */
export const ROUTES_OF = {
  merchandise: { list: 'merchandise', item: 'product' },
  annualPass: { list: 'passes', item: 'pass' },
} as const satisfies Record<Kind, object>;
