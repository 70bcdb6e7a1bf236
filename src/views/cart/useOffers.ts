import { useSnapshot } from 'valtio/react';
import { goods } from '../../core/app/goods.ts';
import type { ApiError } from '../../core/async/result.ts';
import { isReserved } from '../../core/cart/payment.ts';
import { isGoodsLine } from '../../core/cart/lines.ts';
import { cart } from '../../core/cart/store.ts';
import { isBlocked } from '../../core/tickets/changeLine.ts';
import { isVisitLine, visitKeyOf } from '../../core/tickets/revalidate.ts';
import { tickets } from '../../core/tickets/store.ts';
import { isTourLine } from '../../core/tours/revalidate.ts';
import { lineAvailability } from '../../core/tours/changeLine.ts';
import { tours } from '../../core/tours/store.ts';
import { idle, isIncomplete, type AsyncState } from '../../core/async/asyncState.ts';
import { useGoodsAvailability } from './useGoodsAvailability.ts';

type Offers = { isBlocked: boolean; error: ApiError | undefined };

const failureIn = (answers: readonly AsyncState<unknown>[]): ApiError | undefined =>
  answers.flatMap((answer) => (answer.is === 'failed' ? [answer.error] : []))[0];

function useTicketOffers(): Offers {
  const { lines, sent } = useSnapshot(cart);
  const { days } = useSnapshot(tickets);
  const offers = lines.filter(isVisitLine).map((line) => {
    const { eventId, day } = visitKeyOf(line);
    return { line, answer: days[eventId]?.offers[day] ?? idle };
  });
  return {
    isBlocked: offers.some(({ line, answer }) =>
      isBlocked(line, answer.is === 'ready' ? answer.value : undefined, {
        lines,
        isReserved: isReserved(line, sent),
        isIncomplete: isIncomplete(answer),
      }),
    ),
    error: failureIn(offers.map(({ answer }) => answer)),
  };
}

function useTourOffers(): Offers {
  const { lines, sent } = useSnapshot(cart);
  const { known } = useSnapshot(tours);
  const offers = lines.filter(isTourLine).map((line) => ({
    availability: lineAvailability(line, known[line.id], { lines, sent }),
    answer: known[line.id]?.days[line.date] ?? idle,
  }));
  return {
    isBlocked: offers.some(
      ({ availability }) => availability.is === 'discontinued' || availability.is === 'refused',
    ),
    // the offers of a discontinued tour are not loaded
    error: failureIn(
      offers
        .filter(({ availability }) => availability.is === 'unknown')
        .map(({ answer }) => answer),
    ),
  };
}

function useGoodsOffers(): Offers {
  const { lines } = useSnapshot(cart);
  const answers = useSnapshot(goods);
  const availabilityOf = useGoodsAvailability();
  const offers = lines.filter(isGoodsLine).map((line) => ({
    answer: answers[line.type].known[line.id] ?? idle,
    availability: availabilityOf(line),
  }));
  return {
    isBlocked: offers.some(
      ({ availability }) =>
        availability.is === 'discontinued' ||
        (availability.is === 'available' && availability.shortfall),
    ),
    error: failureIn(
      offers
        .filter(({ availability }) => availability.is === 'unknown')
        .map(({ answer }) => answer),
    ),
  };
}

/** Compares the cart with the museum's current offers: whether a line prevents paying, and the first error of a call. */
export function useOffers(): Offers {
  const all = [useTicketOffers(), useTourOffers(), useGoodsOffers()];
  return {
    isBlocked: all.some(({ isBlocked }) => isBlocked),
    error: all.find(({ error }) => error)?.error,
  };
}
