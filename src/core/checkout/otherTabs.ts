import { removeSent } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { claim } from '../page/shared.ts';
import { session } from '../session/store.ts';
import { storageName } from '../web/storage.ts';
import { executedCarts, isBegunBy } from './executed.ts';
import { checkout } from './store.ts';
import { readPayment } from './stored.ts';

/** Removes this tab's sent lines from the cart if they have become an order, here or in another tab. */
export function removeExecuted(): void {
  const { sent } = cart;
  if (!sent) return;
  const news = executedCarts().filter(({ cart: hash }) => !sent.before.includes(hash));
  if (news.some((executed) => isBegunBy(executed, session.key))) removeSent();
}

/** Resets an outgoing payment when the page returns from the browser's cache, so that its buttons work again. */
function resetOutgoing({ persisted }: PageTransitionEvent): void {
  const { is } = checkout.payment;
  if (persisted && (is === 'starting' || is === 'leaving')) checkout.payment = readPayment();
}

/** Subscribes to orders placed in other tabs, and to returns from the browser's cache. */
export function watchOtherTabs(): void {
  if (!claim('watch payments')) return;
  addEventListener('pageshow', resetOutgoing);
  addEventListener('storage', ({ key }) => {
    if (key === storageName('executed')) removeExecuted();
  });
}
