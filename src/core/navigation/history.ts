/**
 * Writes a new history entry, or the current one, and returns whether that succeeded. Safari throws after 100 writes
 * within ten seconds, counting those of the host page; the address then stays as it was.
 */
export function writeEntry(state: unknown, address: string | URL, isNew = false): boolean {
  try {
    if (isNew) history.pushState(state, '', address);
    else history.replaceState(state, '', address);
    return true;
  } catch {
    return false; // only the way back to this entry is lost
  }
}
