type Pace = {
  /** Ends a hang, below the runner’s own time-out; it decides no result. */
  limitMs: number;
  /** Resolves when it is worth looking again. */
  pause: () => Promise<unknown>;
};

const PACE: Pace = {
  limitMs: 60_000,
  pause: () => new Promise((resolve) => setTimeout(resolve, 10)),
};

/** Waits until the condition holds; an error in it counts as not yet. Fails with the title and what there is instead. */
export async function eventually(
  title: string,
  condition: () => boolean | Promise<boolean>,
  instead: () => string | Promise<string> = () => '',
  { limitMs, pause }: Pace = PACE,
): Promise<void> {
  const end = performance.now() + limitMs;
  const holds = async (): Promise<boolean> => {
    try {
      return await condition();
    } catch {
      return false;
    }
  };
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never came true: ${title}\n${await instead()}`);
    await pause();
  }
}
