import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { type CartLine, lineKey } from '../../core/cart/types.ts';

/** Returns the id of a ticket of a line, unique in the cart. */
export const ticketKey = (key: string, ticketId: string): string => `${key} ${ticketId}`;

const keyOf = (line: CartLine): string => {
  const { id } = (line.type === 'dayTicket' && line.dayTickets[0]) || line;
  return ticketKey(lineKey(line), id);
};

/** Focuses a line that Undo has restored. */
export function useReturned() {
  const { removed } = useSnapshot(cart);
  const lines = useRef<HTMLDivElement>(null);
  const [returned, setReturned] = useState<string>();
  useLayoutEffect(() => {
    if (!returned || removed) return;
    const rows = [...(lines.current?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])];
    rows.find(({ dataset }) => dataset.ticket === returned)?.focus();
    setReturned(undefined);
  }, [returned, removed]);
  return { lines, focusReturned: (line: CartLine) => setReturned(keyOf(line)) };
}
