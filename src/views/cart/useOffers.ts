import { useSnapshot } from 'valtio/react';
import type { Failure } from '../../core/api/errors.ts';
import { cart } from '../../core/cart/store.ts';
import { isBlocked, isHeld, isVisitLine, visitKeyOf } from '../../core/tickets/room.ts';
import { tickets } from '../../core/tickets/store.ts';
import { idle } from '../../core/wait.ts';

/** What the museum offers now of what is in the basket: whether something stands in the way of paying, and what failed. */
export function useOffers(): { isBlocked: boolean; failure: Failure | undefined } {
  const { form, sent } = useSnapshot(cart);
  const { days } = useSnapshot(tickets);
  const offers = form.filter(isVisitLine).map((line) => {
    const { eventId, day } = visitKeyOf(line);
    return { line, answer: days[eventId]?.offers[day] ?? idle };
  });
  return {
    isBlocked: offers.some(({ line, answer }) =>
      isBlocked(line, answer.is === 'ready' ? answer.value : undefined, {
        lines: form,
        isHeld: isHeld(line, sent),
      }),
    ),
    failure: offers.flatMap(({ answer }) => (answer.is === 'failed' ? [answer.failure] : []))[0],
  };
}
