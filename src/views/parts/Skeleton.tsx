import { useWaiting } from './waiting.ts';

/** Placeholder lines for content that is loading; hidden from screen readers. */
export function Skeleton({ className = '', lines = 1 }: { className?: string; lines?: number }) {
  useWaiting(true);
  return (
    <div className={`skeleton ${className}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}
