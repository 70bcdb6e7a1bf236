import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { usePopover } from '../parts/usePopover.ts';
import { WaitingContext } from '../parts/waiting.ts';

/** Delay in milliseconds until the sentence is shown to a visitor who waits. */
const SLOW_MS = 5000;

function Sentence({ lang }: { lang: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const isSaid = usePopover(box);
  return (
    // has no box of its own: a theme would give it padding, and move the screen
    <div className="museum" lang={lang} style={{ display: 'contents' }}>
      <p ref={box} className="message info slow" part="message" popover="manual" role="status">
        {isSaid && <Trans>This is taking longer than usual. Please wait.</Trans>}
      </p>
    </div>
  );
}

/** Shows a sentence while skeletons or busy buttons among its children keep the visitor waiting for long. */
export function SlowMessage({ lang, children }: { lang: string; children: ReactNode }) {
  const [waiting, setWaiting] = useState(0);
  const [isSlow, setIsSlow] = useState(false);
  const count = useCallback((change: 1 | -1) => setWaiting((before) => before + change), []);
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return (
    <WaitingContext value={count}>
      {children}
      {isWaiting && isSlow && <Sentence lang={lang} />}
    </WaitingContext>
  );
}
