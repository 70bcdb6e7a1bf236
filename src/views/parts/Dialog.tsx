import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export type DialogProps = {
  isOpen: boolean;
  /** Called when the visitor wants to leave it: Escape, or a press beside it. */
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/** A modal dialog in the top layer, above whatever the page has; the focus returns to where it was. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, label, children }: Omit<DialogProps, 'isOpen'>) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // or the first button would have it, and be in view, which may stand below a long text
    dialog?.focus();
    dialog?.scrollTo(0, 0);
    // closed before it is taken out, or the focus would not return
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={box}
      className="dialog"
      part="dialog"
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
