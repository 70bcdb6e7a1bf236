import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../core/doctor/types.ts';
import { isFault, sentenceFor, summaryOf } from '../doctor/sentences.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';

export type Where = { api: string; shop: string; page: string };

export type Checked = {
  findings: readonly Finding[];
  /** The page that was named cannot be read from here. */
  isPageUnread: boolean;
};

type State = { is: 'idle' | 'checking' } | { is: 'checked'; value: Checked };

function Outcome({ findings, isPageUnread }: Checked) {
  const { i18n } = useLingui();
  return (
    <>
      {isPageUnread && (
        <Message kind="warning">
          <Trans>
            That page cannot be read from here. Open it and type museumShop.doctor() in the console
            of the browser.
          </Trans>
        </Message>
      )}
      <Message kind={findings.length === 0 ? 'success' : 'info'}>
        {i18n._(summaryOf(findings.length))}
      </Message>
      <ul className="stack findings">
        {findings.map((finding) => (
          <li
            key={JSON.stringify(finding)}
            className={isFault(finding) ? 'message error' : 'message warning'}
          >
            <strong>{isFault(finding) ? <Trans>Fault</Trans> : <Trans>Hint</Trans>}</strong>
            <p>{i18n._(sentenceFor(finding))}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Examines the back end, and a page that holds embeds, and says what needs mending. `start` counts how often others have asked for it. */
export function Check({
  api,
  shop,
  start,
  onCheck,
}: Omit<Where, 'page'> & { start: number; onCheck: (where: Where) => Promise<Checked> }) {
  const { t } = useLingui();
  const [page, setPage] = useState('');
  const [state, setState] = useState<State>({ is: 'idle' });
  const heading = useRef<HTMLHeadingElement>(null);
  const check = async (): Promise<void> => {
    setState({ is: 'checking' });
    setState({ is: 'checked', value: await onCheck({ api, shop, page: page.trim() }) });
  };
  useEffect(() => {
    if (start === 0) return;
    heading.current?.focus();
    void check();
    // what is typed meanwhile waits for the button
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start]);
  // what was found of another back end says nothing of this one
  useEffect(() => setState({ is: 'idle' }), [api, shop]);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Does it work?</Trans>
      </h2>
      <p>
        <Trans>
          Asks the back end everything that visitors will ask it, without changing anything, and
          says what needs mending.
        </Trans>
      </p>
      <Field
        label={t`Address of a page with embeds`}
        name="page"
        inputMode="url"
        value={page}
        onChange={setPage}
        hint={t`It is checked, too, if its server allows that`}
      />
      <div className="actions">
        <Button type="submit" busy={state.is === 'checking'}>
          <Trans>Check</Trans>
        </Button>
      </div>
      <div role="status" className="visually-hidden">
        {state.is === 'checking' && <Trans>Checking …</Trans>}
      </div>
      {state.is === 'checked' && <Outcome {...state.value} />}
    </form>
  );
}
