import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import type { CartLine } from '../../core/cart/types.ts';
import {
  answer as answerQuestion,
  book,
  type Booked,
  keepAsItWas,
} from '../../core/tours/choices.ts';
import { changedLine } from '../../core/tours/line.ts';
import { maxTours } from '../../core/tours/availability.ts';
import { totalOf, tourCount } from '../../core/tours/rules.ts';
import type { Booking, Departure } from '../../core/tours/types.ts';
import { AddedMessage } from '../app/AddedMessage.lazy.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { UNREAD } from '../../core/async/asyncState.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { TotalBar } from '../parts/TotalBar.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { BookingProblems } from './BookingProblems.lazy.ts';
import { TourQuestions } from './TourQuestions.lazy.ts';
import { TourPrices } from './TourPrices.tsx';
import { TourTickets } from './TourTickets.tsx';

/** Form for a booking at the chosen time: number, tickets and questions, with the button to add it to the cart. */
export function BookingForm({
  departure,
  booking,
  lines,
}: {
  departure: Departure;
  booking: Booking;
  /** Lines of the cart, including the booking that is being changed, if there is one. */
  lines: readonly CartLine[];
}) {
  const { t } = useLingui();
  const { tour } = departure;
  const formId = useId();
  const [answer, setAnswer] = useState<Booked & { tries: number }>();
  const [isBusy, setIsBusy] = useState(false);
  const isChange = changedLine(lines, booking) !== undefined;
  const count = tourCount(departure, booking);
  usePrefetch('checkout', count > 0);
  useEffect(() => {
    if (count === 0) return;
    AddedMessage.preload();
    BookingProblems.preload();
  }, [count]);

  const add = async (): Promise<void> => {
    setIsBusy(true);
    const booked = await book(tour.id);
    setAnswer(({ tries } = { is: 'nothing', tries: 0 }) => ({ ...booked, tries: tries + 1 }));
    setIsBusy(false);
  };

  if (answer?.is === 'added' || answer?.is === 'changed') {
    return (
      <AddedMessage
        title={
          answer.is === 'added'
            ? t`The tour has been added to your basket`
            : t`The booking in your basket has been changed`
        }
        area="guidedTours"
      />
    );
  }
  const isFull = maxTours(departure) === 0;
  // a form with a choice stays, so that it can be used for another time
  if (isFull && count === 0) return <NothingLeft departure={departure} />;
  const problems = answer?.is === 'refused' ? answer.problems : [];
  return (
    <div className="stack wide">
      {isChange && (
        <Message
          kind="info"
          title={<Trans>You are changing a booking in your basket</Trans>}
          action={
            <Button kind="plain" onClick={() => keepAsItWas(tour.id)}>
              <Trans>Keep it as it is</Trans>
            </Button>
          }
        />
      )}
      {isFull && <NothingLeft departure={departure} />}
      <TourPrices departure={departure} booking={booking} headingId={`${formId}-tours`} />
      {count > 0 && tour.tickets.length > 0 && (
        <TourTickets departure={departure} booking={booking} headingId={`${formId}-tickets`} />
      )}
      {count > 0 && tour.questions.length > 0 && (
        <TourQuestions
          tour={tour}
          answers={booking.answers}
          formId={formId}
          problems={problems}
          onAnswer={(qId, given) => answerQuestion(tour.id, qId, given)}
        />
      )}
      {problems.length > 0 && (
        <BookingProblems key={answer?.tries} tour={tour} formId={formId} problems={problems} />
      )}
      {answer?.is === 'unread' && <ErrorMessage error={UNREAD} />}
      <TotalBar total={totalOf(departure, booking)}>
        <Button kind="primary" busy={isBusy} onClick={() => void add()}>
          {isChange ? <Trans>Change booking</Trans> : <Trans>Add to basket</Trans>}
        </Button>
      </TotalBar>
    </div>
  );
}
