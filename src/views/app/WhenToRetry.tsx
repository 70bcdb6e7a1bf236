import { Trans, useLingui } from '@lingui/react/macro';
import { type ApiError, sentenceOf } from '../../core/async/result.ts';
import { formatDelay } from '../../core/calendar/format.ts';

/** Sentence after that of a 429: when to try again. The back end's own sentence may already contain it. */
export function WhenToRetry({ error }: { error: ApiError }) {
  const { i18n } = useLingui();
  const delayS = error.is === 'status' ? error.retryAfterS : undefined;
  if (delayS !== undefined) {
    const when = formatDelay(delayS, i18n.locale);
    return (
      <>
        {' '}
        <Trans>Please try again {when}.</Trans>
      </>
    );
  }
  return sentenceOf(error) ? null : (
    <>
      {' '}
      <Trans>Please try again later.</Trans>
    </>
  );
}
