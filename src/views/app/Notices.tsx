import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { navigation } from '../../core/navigation/store.ts';
import { dismissNotice } from '../../core/notices/actions.ts';
import { type Notice, notices } from '../../core/notices/store.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { PlaceContext } from './place.ts';

function Sentence({ notice }: { notice: Notice }) {
  switch (notice.is) {
    case 'serverError':
      return (
        <Trans>
          The server has reported an error. If it happens again, please write to{' '}
          <a href={`mailto:${notice.email}`}>{notice.email}</a>.
        </Trans>
      );
    case 'serverBusy':
      return <Trans>The shop is very busy. Please try again in a few minutes.</Trans>;
    case 'signedOut':
      return <Trans>Your session has ended. Please enter your details once more.</Trans>;
  }
}

/** What the shop tells out of turn, in the element used last, or in the first one. */
export function Notices() {
  const key = useContext(PlaceContext);
  const { places, active } = useSnapshot(navigation);
  const { shown } = useSnapshot(notices);
  const first = Object.values(places).find(({ isStage }) => isStage)?.key;
  if (!shown || key !== (active ?? first)) return null;
  return (
    <Message
      kind={shown.is === 'signedOut' ? 'info' : 'error'}
      action={
        <Button kind="plain" onClick={dismissNotice}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Sentence notice={shown} />
    </Message>
  );
}
