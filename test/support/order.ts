import { eventually } from './eventually.ts';
import { say } from './say.ts';
import type { Screen } from './screen.tsx';

/** Presses the button that orders the basket in the checkout, once it can be pressed. */
export async function order(screen: Pick<Screen, 'one' | 'press'>): Promise<void> {
  const name = say('continueToPayment');
  await eventually('it can be ordered', () => screen.one('button', name).ariaBusy !== 'true');
  await screen.press('button', name);
}
