import { useLingui } from '@lingui/react/macro';
import type { AnswerError } from '../../core/tours/rules.ts';
import type { Problem } from '../../core/tours/availability.ts';
import type { Question, TourDetail } from '../../core/tours/types.ts';
import { useTooManySentence } from './useTooManySentence.ts';

/** Returns the id of the control for a question; if it has several, of the first. */
export const questionId = (formId: string, qId: string): string => `${formId}-q-${qId}`;

/** Returns the sentence for each reason why a tour cannot be booked, with the id of the control to correct. */
export function useProblemSentences(formId: string, tour: TourDetail) {
  const { t } = useLingui();
  const tooManySentence = useTooManySentence(tour);

  function errorSentence(error: AnswerError, { type, label }: Question): string {
    switch (error.is) {
      case 'missing':
        return t`Answer needed: ${label}`;
      case 'notANumber':
        return t`Enter a number: ${label}`;
      case 'notOffered':
        return t`Choose another answer: ${label}`;
      case 'below':
        return t`At least ${error.min}: ${label}`;
      case 'above':
        return type === 'number' || type === 'checkbox'
          ? t`At most ${error.max}: ${label}`
          : t`At most ${error.max} characters: ${label}`;
    }
  }

  function sentence(problem: Problem): string {
    switch (problem.is) {
      case 'noTours':
        return tour.book_complete_tour
          ? t`Choose at least one tour.`
          : t`Choose how many people are taking part.`;
      case 'tooMany':
        return tooManySentence(problem);
      case 'overMax':
        return t`You have chosen ${problem.wanted} people, but the limit is ${problem.max} per booking.`;
      case 'groupTooSmall':
        return t`This tour is for groups of at least ${problem.min}. You have chosen ${problem.people}.`;
      case 'fewerTickets':
        return t`There are fewer tickets than people: ${problem.tickets} for ${problem.participants}. Add the missing tickets.`;
      case 'moreTickets':
        return t`There are more tickets than people: ${problem.tickets} for ${problem.participants}. Remove some.`;
      case 'answer': {
        const question = tour.questions.find(({ id }) => id === problem.qId);
        return question ? errorSentence(problem.error, question) : '';
      }
    }
  }

  const controlOf = (problem: Problem): string => {
    if (problem.is === 'answer') return questionId(formId, problem.qId);
    const isAboutTickets =
      problem.is === 'fewerTickets' ||
      problem.is === 'moreTickets' ||
      // for a whole tour, the number of people follows from its tickets alone
      (problem.is === 'groupTooSmall' && tour.book_complete_tour);
    return `${formId}-${isAboutTickets ? 'tickets' : 'tours'}`;
  };

  return {
    of: (problems: readonly Problem[]): { fieldId: string; message: string }[] =>
      problems.map((problem) => ({ fieldId: controlOf(problem), message: sentence(problem) })),
  };
}
