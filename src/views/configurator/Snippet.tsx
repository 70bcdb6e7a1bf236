import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';

type Outcome = { of: string; is: 'copied' | 'selected' };

/** Selects the code, so that it can be copied by hand if the browser blocks the clipboard. */
function select(code: HTMLElement): void {
  getSelection()?.selectAllChildren(code);
}

/** Writes a text to the clipboard, with an HTML form for visual editors. Returns whether the browser allows it. */
async function write(code: string, rich: string | undefined): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  const written =
    rich && 'ClipboardItem' in globalThis
      ? clipboard.write([new ClipboardItem({ 'text/plain': code, 'text/html': rich })])
      : clipboard.writeText(code);
  return written.then(
    () => true,
    () => false,
  );
}

export function Snippet({
  title,
  code,
  rich,
  isMain,
  children,
}: {
  title: string;
  code: string;
  /** HTML that a visual editor inserts in place of the code. */
  rich?: string;
  isMain?: boolean;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (): Promise<void> => {
    const isCopied = await write(code, rich);
    if (!isCopied && box.current) select(box.current);
    setOutcome({ of: code, is: isCopied ? 'copied' : 'selected' });
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
        <Button
          {...(isMain && { kind: 'primary' })}
          aria-label={t`Copy: ${title}`}
          onClick={() => void copy()}
        >
          <Trans>Copy</Trans>
        </Button>
        <span role="status">
          {result === 'copied' && <Trans>Copied.</Trans>}
          {result === 'selected' && <Trans>Selected. Press Ctrl+C or ⌘C to copy.</Trans>}
        </span>
      </div>
    </section>
  );
}
