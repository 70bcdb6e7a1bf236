/**
 * Writes an entry of the page's history: a new one, or the one that the visitor is at. Safari refuses after a hundred within ten
 * seconds, those of the page's own scripts included; the shop then goes on, and the address stays as it was. Returns whether
 * the entry was written.
 */
export function writeEntry(state: unknown, address: string | URL, isNew = false): boolean {
  try {
    if (isNew) history.pushState(state, '', address);
    else history.replaceState(state, '', address);
    return true;
  } catch {
    return false; // nothing is lost but the way back to this place
  }
}
