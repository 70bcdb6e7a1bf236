import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

/**
 * Button that opens a list below it. The list closes on a choice, on Escape, on a click outside, and when the focus
 * leaves it.
 */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Safari does not focus a clicked button, so no focus leaves the list
    const closeOutside = (event: Event): void => {
      if (!event.composedPath().includes(box.current!)) setIsOpen(false);
    };
    document.addEventListener('click', closeOutside, true);
    return () => document.removeEventListener('click', closeOutside, true);
  }, [isOpen]);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation(); // do not close the enclosing menu
    close();
    button.current?.focus();
  };
  return (
    // receives key events of the focused element inside
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="disclosure"
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {/* closes after a click on one of its links */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul id={id} hidden={!isOpen} onClick={close}>
        {children}
      </ul>
    </div>
  );
}
