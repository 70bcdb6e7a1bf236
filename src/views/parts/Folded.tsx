import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

/** Text that a narrow embed cuts after three lines, with a button for the rest. */
export function Folded({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) return;
    const measure = (): void => {
      const { scrollHeight, clientHeight } = text.current!;
      setIsLong(scrollHeight > clientHeight + 1);
    };
    // before the first frame, so that the button moves nothing
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(text.current!);
    return () => watch.disconnect();
  }, [isOpen]);
  return (
    <div className={isOpen ? 'text' : isLong ? 'text folded cut' : 'text folded'}>
      {/* a link in the hidden part that takes the focus has to be seen */}
      <div ref={text} id={id} onFocus={() => setOpen(true)}>
        {children}
      </div>
      {isLong && (
        <button
          type="button"
          className="link small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </button>
      )}
    </div>
  );
}
