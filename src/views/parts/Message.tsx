import type { ReactNode } from 'react';

export type MessageProps = {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** Button or link that offers a next step. */
  action?: ReactNode;
};

/** Message to the visitor in the flow of the page; screen readers announce errors at once, others politely. */
export function Message({ kind, title, children, action }: MessageProps) {
  return (
    <div className={`message ${kind}`} part="message" role={kind === 'error' ? 'alert' : 'status'}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
      {action && <div className="message-action">{action}</div>}
    </div>
  );
}
