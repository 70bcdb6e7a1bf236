/** Fills a storage completely. */
export function fillUp(storage: Storage): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let count = 0; ; count++) storage.setItem(`filler/${size}/${count}`, 'x'.repeat(size));
    } catch {
      // continues with smaller values
    }
  }
}
