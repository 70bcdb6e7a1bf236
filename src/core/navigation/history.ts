/**
 * Writes an entry of the page's history: a new one, or the one that the visitor is at. Safari refuses after a hundred within ten
 * seconds, those of the page's own scripts included; the shop then goes on, and the address stays as it was.
 */
export function writeEntry(state: unknown, address: string | URL, isNew = false): void {
  try {
    if (isNew) history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  } catch {
    // nothing is lost but the way back to this place
  }
}
