/** Leaves no room in a storage for another value. */
export function fillUp(storage: Storage): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let count = 0; ; count++) storage.setItem(`filler/${size}/${count}`, 'x'.repeat(size));
    } catch {
      // no room for one of this size any more
    }
  }
}
