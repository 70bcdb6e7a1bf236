import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { usePopover } from './usePopover.ts';

const SWIPE_PX = 80;
const LEAVE_MS = 300;

/** Movement that still counts as a press. */
const PRESS_PX = 8;

/** Returns handlers with which an element follows the pointer sideways, and goes back unless `onSwipe` is called. */
function useSwipe(onSwipe: (byPx: number) => void) {
  const grip = useRef<number>(undefined);
  const movedPx = ({ clientX }: PointerEvent): number => clientX - (grip.current ?? clientX);
  const sweep = ({ currentTarget: { style } }: PointerEvent<HTMLElement>, byPx: number): void => {
    style.translate = byPx ? `${byPx}px` : '';
  };
  const drop = (event: PointerEvent<HTMLElement>): void => {
    const byPx = movedPx(event);
    grip.current = undefined;
    if (Math.abs(byPx) >= SWIPE_PX) onSwipe(byPx);
    else sweep(event, 0);
  };
  return {
    onPointerDown({ clientX }: PointerEvent): void {
      grip.current = clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const byPx = movedPx(event);
      if (Math.abs(byPx) < PRESS_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      sweep(event, byPx);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

/**
 * Temporary message in the top layer. It is announced politely unless it is `isSilent`, stays while it is hovered or focused, and can be
 * dismissed by its button, by Escape or by swiping.
 */
export function Toast({
  children,
  isSilent,
  onDismiss,
  onHold,
  onRelease,
}: {
  children: ReactNode;
  /** Whether the screen announces the same, so that it must not be announced twice. */
  isSilent: boolean;
  onDismiss: () => void;
  onHold: () => void;
  onRelease: () => void;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const at = useRef(new Set<'pointer' | 'focus'>());
  const isSaid = usePopover(box);
  useEffect(() => onRelease, [onRelease]);

  const come = (by: 'pointer' | 'focus') => (): void => {
    at.current.add(by);
    onHold();
  };
  const go = (by: 'pointer' | 'focus') => (): void => {
    at.current.delete(by);
    if (at.current.size === 0) onRelease();
  };

  function leave(towardsPx: number): void {
    onHold();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const away = { translate: `${towardsPx}px`, opacity: 0 };
    const leaving = box.current!.animate([away], isStill ? 0 : LEAVE_MS);
    leaving.onfinish = onDismiss;
  }

  const swipe = useSwipe((byPx) => leave(byPx * 3));

  return (
    <div
      ref={box}
      className="toast"
      part="toast"
      popover="manual"
      role="status"
      aria-live={isSilent ? 'off' : undefined}
      onPointerEnter={come('pointer')}
      onPointerLeave={go('pointer')}
      onFocus={come('focus')}
      onBlur={go('focus')}
      {...swipe}
      onKeyDown={({ key }) => key === 'Escape' && leave(0)}
    >
      {isSaid && <span>{children}</span>}
      <button type="button" aria-label={t`Close`} onClick={() => leave(0)}>
        ×
      </button>
    </div>
  );
}
