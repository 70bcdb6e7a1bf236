import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ASPECTS } from '../../core/doctor/aspects.ts';
import type { Aspect, Examination, Severity } from '../../core/doctor/types.ts';
import { aspectName, examinedSentence, unexaminedSentence } from '../doctor/aspects.ts';
import { sentenceFor } from '../doctor/sentences.ts';
import { severityOf, summaryOf } from '../doctor/severity.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';

export type Where = { api: string; shop: string; page: string };

export type Checked = Examination;

type State = { is: 'idle' | 'checking' | 'failed' } | { is: 'checked'; value: Checked };

const LOOKS: Record<Severity, string> = {
  error: 'message error',
  hint: 'message warning',
  unchecked: 'message info',
};

function SeverityName({ severity }: { severity: Severity }) {
  switch (severity) {
    case 'error':
      return <Trans>Error</Trans>;
    case 'hint':
      return <Trans>Note</Trans>;
    case 'unchecked':
      return <Trans>Not checked</Trans>;
  }
}

/** Lists what could be examined, and what could not. */
function Coverage({ unexamined }: Pick<Checked, 'unexamined'>) {
  const { i18n } = useLingui();
  const names = (aspects: readonly Aspect[]): string =>
    aspects.map((aspect) => i18n._(aspectName(aspect))).join(', ');
  const examined = ASPECTS.filter((aspect) => !unexamined.includes(aspect));
  return (
    <div className="stack tight">
      {examined.length > 0 && <p>{i18n._(examinedSentence(names(examined)))}</p>}
      {unexamined.length > 0 && <p>{i18n._(unexaminedSentence(names(unexamined)))}</p>}
      {unexamined.length > 0 && (
        <p>
          <Trans>
            To check everything, open your page and enter museumShop.doctor() in the browser console
            (F12).
          </Trans>
        </p>
      )}
    </div>
  );
}

function Outcome({ findings, unexamined }: Checked) {
  const { i18n } = useLingui();
  const isAllClear = findings.length === 0 && unexamined.length === 0;
  return (
    <>
      <Message kind={isAllClear ? 'success' : 'info'}>
        {i18n._(summaryOf({ findings, unexamined }))}
      </Message>
      <Coverage unexamined={unexamined} />
      <ul className="stack findings">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} className={LOOKS[severityOf(finding)]}>
            <strong>
              <SeverityName severity={severityOf(finding)} />
            </strong>
            <p>{i18n._(sentenceFor(finding))}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type CheckProps = Omit<Where, 'page'> & {
  start: number;
  onCheck: (where: Where) => Promise<Checked>;
};

/** Runs the check when asked and each time `start` grows, which also focuses the heading. */
function useCheck({ api, shop, start, onCheck }: CheckProps, page: string) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const heading = useRef<HTMLHeadingElement>(null);
  const check = async (): Promise<void> => {
    setState({ is: 'checking' });
    try {
      setState({ is: 'checked', value: await onCheck({ api, shop, page: page.trim() }) });
    } catch {
      setState({ is: 'failed' });
    }
  };
  useEffect(() => {
    if (start === 0) return;
    heading.current?.focus();
    void check();
    // only `start` triggers it; a page address that is being typed waits for the button
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start]);
  // findings about another back end do not apply to this one
  useEffect(() => setState({ is: 'idle' }), [api, shop]);
  return { state, heading, check };
}

/** Checks the back end and a page with embeds, and lists what to fix. Also runs each time `start` grows. */
export function Check(props: CheckProps) {
  const { t } = useLingui();
  const [page, setPage] = useState('');
  const { state, heading, check } = useCheck(props, page);
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
          This check sends the back end every request that visitors will send. It changes nothing,
          and lists what to fix.
        </Trans>
      </p>
      <Field
        label={t`Address of a page with embeds`}
        name="page"
        inputMode="url"
        value={page}
        onChange={setPage}
        hint={t`Also checked, if its server allows it`}
      />
      <div className="actions">
        <Button type="submit" busy={state.is === 'checking'}>
          <Trans>Check</Trans>
        </Button>
      </div>
      <div role="status" className="visually-hidden">
        {state.is === 'checking' && <Trans>Checking…</Trans>}
      </div>
      {state.is === 'failed' && (
        <Message kind="error">
          <Trans>
            The check did not finish. Check your internet connection, reload this page and try
            again.
          </Trans>
        </Message>
      )}
      {state.is === 'checked' && <Outcome {...state.value} />}
    </form>
  );
}
