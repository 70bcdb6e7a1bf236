import { fetchEvents } from '../api/events.ts';
import { isNeeded, loading, settled } from '../wait.ts';
import { inOrder } from './rules.ts';
import { tickets } from './store.ts';

/** Loads the museum's events, unless they are there or on their way. */
export async function loadEvents(): Promise<void> {
  if (!isNeeded(tickets.events)) return;
  tickets.events = loading;
  const result = await fetchEvents();
  tickets.events = settled(result.ok ? { ok: true, value: inOrder(result.value) } : result);
}
