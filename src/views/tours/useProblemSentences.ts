import { useLingui } from '@lingui/react/macro';
import type { AnswerError } from '../../core/tours/rules.ts';
import type { Problem } from '../../core/tours/availability.ts';
import type { Question, TourDetail } from '../../core/tours/types.ts';

/** Returns the id of the control for a question; if it has several, of the first. */
export const questionId = (formId: string, qId: string): string => `${formId}-q-${qId}`;

/** Returns the sentence for each reason why a tour cannot be booked, with the id of the control to correct. */
export function useProblemSentences(formId: string, tour: TourDetail) {
  const { t } = useLingui();

  function errorSentence(error: AnswerError, { type, label }: Question): string {
    switch (error.is) {
      case 'missing':
        return type === 'text' || type === 'textarea' || type === 'number'
          ? t`Please fill in: ${label}`
          : t`Please choose: ${label}`;
      case 'notANumber':
        return t`Please enter a number: ${label}`;
      case 'notOffered':
        return t`Please choose: ${label}`;
      case 'below':
        return t`${label}: at least ${error.min}`;
      case 'above':
        return type === 'number' || type === 'checkbox'
          ? t`${label}: at most ${error.max}`
          : t`${label}: at most ${error.max} characters`;
    }
  }

  function sentence(problem: Problem): string {
    switch (problem.is) {
      case 'noTours':
        return tour.book_complete_tour
          ? t`Please choose at least one tour.`
          : t`Please choose how many people take part.`;
      case 'tooMany':
        return t`You are trying to book ${problem.wanted}, but only ${problem.remaining} are available now.`;
      case 'overMax':
        return t`${problem.wanted} people are too many for one booking: at most ${problem.max} can come.`;
      case 'groupTooSmall':
        return t`This tour is for groups of at least ${problem.min}; you have chosen ${problem.people}.`;
      case 'fewerTickets':
        return t`There are fewer tickets than people: ${problem.tickets} for ${problem.participants}. Please add the missing ones.`;
      case 'moreTickets':
        return t`There are more tickets than people: ${problem.tickets} for ${problem.participants}. Please take some out.`;
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
