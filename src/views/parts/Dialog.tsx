import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape or a click outside the dialog. */
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/** Modal dialog in the top layer, above everything in the host page; on close, the focus returns to the previous element. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, label, children }: Omit<DialogProps, 'isOpen'>) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // otherwise the first button takes the focus, which may be below a long text and would scroll into view
    dialog?.focus();
    dialog?.scrollTo(0, 0);
    // closed before it is removed, otherwise the focus would not return
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
