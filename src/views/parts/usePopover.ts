import { type RefObject, useEffect, useState } from 'react';

/**
 * Shows a live region above the page, so that nothing on it moves. Returns whether its text is to be rendered, because screen
 * readers announce content that is added to an existing live region.
 */
export function usePopover(box: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    box.current?.showPopover?.();
    setIsShown(true);
  }, [box]);
  return isShown;
}
