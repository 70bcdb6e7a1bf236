import { say } from './say.ts';
import type { Screen } from './screen.tsx';

/** Presses the button that orders the basket in the checkout. */
export const order = (screen: Pick<Screen, 'press'>): Promise<void> =>
  screen.press('button', say('continueToPayment'));
