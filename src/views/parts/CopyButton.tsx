import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from './Button.tsx';

/** Copies a text; missing on pages without a clipboard, such as those without https. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return null;
  const copy = async (): Promise<void> => {
    // removed first, so that another copy is announced, too
    setIsCopied(false);
    const is = await clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setIsCopied(is);
  };
  return (
    <>
      <Button kind="plain" aria-label={label} onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
      <span role="status" className="small muted no-print">
        {isCopied && <Trans>Copied.</Trans>}
      </span>
    </>
  );
}
