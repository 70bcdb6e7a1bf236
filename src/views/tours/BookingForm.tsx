import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
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
import { HowMany, TourPrices } from './TourPrices.tsx';
import { TourTickets } from './TourTickets.tsx';

/** Books a tour. Returns the answer to the last try, with the number of tries. */
function useBooking(tourId: string) {
  const [answer, setAnswer] = useState<Booked & { tries: number }>();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<void> => {
    setIsBusy(true);
    const booked = await book(tourId);
    setAnswer(({ tries } = { is: 'nothing', tries: 0 }) => ({ ...booked, tries: tries + 1 }));
    setIsBusy(false);
  };
  return { answer, isBusy, add };
}

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
  const { tour } = departure;
  const formId = useId();
  const { answer, isBusy, add } = useBooking(tour.id);
  const isChange = changedLine(lines, booking) !== undefined;
  const count = tourCount(departure, booking);
  usePrefetch('checkout', count > 0);
  useEffect(() => {
    if (count === 0) return;
    AddedMessage.preload();
    BookingProblems.preload();
  }, [count]);

  if (answer?.is === 'added' || answer?.is === 'changed') {
    return <BookedMessage isChange={answer.is === 'changed'} />;
  }
  const isFull = maxTours(departure) === 0;
  // a form with a choice stays, so that it can be used for another time
  if (isFull && count === 0) return <NothingLeft departure={departure} />;
  const problems = answer?.is === 'refused' ? answer.problems : [];
  return (
    <div className="stack wide">
      {isChange && <ChangeMessage tourId={tour.id} />}
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
      <BookingBar departure={departure} booking={booking} busy={isBusy} onAdd={() => void add()}>
        {isChange ? <Trans>Save changes</Trans> : <Trans>Add to basket</Trans>}
      </BookingBar>
    </div>
  );
}

/** Bar with the number of people or tours, the total and a button, which works once there is a number. */
function BookingBar({
  departure,
  booking,
  busy,
  onAdd,
  children,
}: {
  departure: Departure;
  booking: Booking;
  busy: boolean;
  onAdd: () => void;
  children: ReactNode;
}) {
  const isWhole = departure.tour.book_complete_tour;
  const count = tourCount(departure, booking);
  const words = isWhole ? (
    <Plural value={count} one="# tour" other="# tours" />
  ) : (
    <Plural value={count} one="# person" other="# people" />
  );
  const isEmpty = count === 0;
  return (
    <TotalBar
      total={totalOf(departure, booking)}
      chosen={{ count, words }}
      toChoose={isEmpty && <HowMany isWhole={isWhole} />}
    >
      <Button kind="primary" busy={busy} aria-disabled={isEmpty || undefined} onClick={onAdd}>
        {children}
      </Button>
    </TotalBar>
  );
}

function BookedMessage({ isChange }: { isChange: boolean }) {
  const { t } = useLingui();
  return (
    <AddedMessage
      title={
        isChange
          ? t`The booking in your basket has been changed`
          : t`The tour has been added to your basket`
      }
      area="guidedTours"
    />
  );
}

function ChangeMessage({ tourId }: { tourId: string }) {
  return (
    <Message
      kind="info"
      title={<Trans>You are changing a booking in your basket</Trans>}
      action={
        <Button kind="plain" onClick={() => keepAsItWas(tourId)}>
          <Trans>Keep the booking as it is</Trans>
        </Button>
      }
    />
  );
}
