import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/**
 * A button that opens a list below it. It closes when something in it is chosen, by Escape, and when the focus or the
 * pointer goes elsewhere.
 */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => setIsOpen(false);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation(); // what it stands in stays open
    close();
    button.current?.focus();
  };
  return (
    // the keys are heard of what has the focus within
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
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
      {/* a link of it was followed */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul id={id} hidden={!isOpen} onClick={close}>
        {children}
      </ul>
    </div>
  );
}
