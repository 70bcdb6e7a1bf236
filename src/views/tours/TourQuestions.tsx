import { Trans } from '@lingui/react/macro';
import type { Problem } from '../../core/tours/availability.ts';
import type { Answers, TourDetail } from '../../core/tours/types.ts';
import { QuestionField } from './QuestionField.tsx';
import { useStyles } from '../app/styles.ts';
import form from '../styles/form.css';
import { Heading } from '../parts/Heading.tsx';
import { questionId, useProblemSentences } from './useProblemSentences.ts';

export function TourQuestions({
  tour,
  answers,
  formId,
  problems,
  onAnswer,
}: {
  tour: TourDetail;
  answers: Answers;
  formId: string;
  problems: readonly Problem[];
  onAnswer: (qId: string, given: Answers[string]) => void;
}) {
  useStyles(form);
  const errors = useProblemSentences(formId, tour).of(problems);
  return (
    <section className="stack">
      <Heading below={2}>
        <Trans>A few questions about your visit</Trans>
      </Heading>
      <div className="fields">
        {tour.questions.map((question) => {
          const id = questionId(formId, question.id);
          const error = errors.find(({ fieldId }) => fieldId === id)?.message;
          return (
            <QuestionField
              key={question.id}
              id={id}
              question={question}
              given={answers[question.id]}
              {...(error && { error })}
              onChange={(given) => onAnswer(question.id, given)}
            />
          );
        })}
      </div>
    </section>
  );
}
