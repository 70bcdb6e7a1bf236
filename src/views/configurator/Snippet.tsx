import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';

type Outcome = { of: string; is: 'copied' | 'selected' };

/** Selects the code, so that it can be copied by hand if the browser blocks the clipboard. */
function select(code: HTMLElement): void {
  getSelection()?.selectAllChildren(code);
}

export function Snippet({
  title,
  code,
  children,
}: {
  title: string;
  code: string;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (): Promise<void> => {
    const is = await navigator.clipboard?.writeText(code).then(
      () => 'copied' as const,
      () => undefined,
    );
    if (!is && box.current) select(box.current);
    setOutcome({ of: code, is: is ?? 'selected' });
  };
  const result = outcome?.of === code ? outcome.is : undefined;
  return (
    <section className="stack tight snippet">
      <h3>{title}</h3>
      {children}
      <pre>
        <code ref={box} translate="no">
          {code}
        </code>
      </pre>
      <div className="row">
        <Button aria-label={t`Copy: ${title}`} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <span role="status">
          {result === 'copied' && <Trans>Copied.</Trans>}
          {result === 'selected' && <Trans>Selected: copy it with Ctrl+C or ⌘C.</Trans>}
        </span>
      </div>
    </section>
  );
}
