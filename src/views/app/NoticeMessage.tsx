import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate, withTime } from '../../core/calendar/format.ts';
import { dismissNotice } from '../../core/notices/actions.ts';
import type { Notice, PassedVisit } from '../../core/notices/store.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';

const INFORMS: readonly Notice['is'][] = ['signedOut', 'passed'];

function sentenceFor(notice: Notice): ReactNode {
  switch (notice.is) {
    case 'serverError':
      if (!notice.email) return <Trans>Something went wrong on our side.</Trans>;
      return (
        <Trans>
          Something went wrong on our server. If it happens again, please write to{' '}
          <a href={`mailto:${notice.email}`}>{notice.email}</a>.
        </Trans>
      );
    case 'serverBusy':
      return <Trans>The shop is very busy. Please try again in a few minutes.</Trans>;
    case 'signedOut':
      return <Trans>Your session has expired. Please enter your details again.</Trans>;
    case 'passed':
      return <Passed visits={notice.visits} />;
  }
}

function Passed({ visits }: { visits: readonly PassedVisit[] }) {
  const { i18n } = useLingui();
  return (
    <div className="html">
      <Trans>These dates have passed, so we have removed them from your basket:</Trans>
      <ul>
        {visits.map(({ name, day, time }) => (
          <li key={`${name} ${day} ${time}`}>
            {name}, {withTime(formatDate(day, i18n.locale), time, i18n.locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NoticeMessage({ notice }: { notice: Notice }) {
  return (
    <Message
      kind={INFORMS.includes(notice.is) ? 'info' : 'error'}
      action={
        <Button kind="plain" onClick={dismissNotice}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {sentenceFor(notice)}
    </Message>
  );
}
