import { availabilityBy } from '../cart/goods.ts';
import { remainingFor } from './availability.ts';
import type { ArticleDetail } from './types.ts';

/** Returns the range for a line of articles or passes, based on the current stock. */
export const articleAvailability = availabilityBy<ArticleDetail>(remainingFor);
