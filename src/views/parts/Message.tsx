import type { ReactNode } from 'react';

export type MessageProps = {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** A way on: a button or a link. */
  action?: ReactNode;
};

/** A sentence to the visitor in its place; read out at once where it is an error, politely else. */
export function Message({ kind, title, children, action }: MessageProps) {
  return (
    <div className={`message ${kind}`} part="message" role={kind === 'error' ? 'alert' : 'status'}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
      {action && <div className="message-action">{action}</div>}
    </div>
  );
}
