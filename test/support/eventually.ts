type Pace = {
  /** Limit for a wait that hangs, below the runner’s time-out. No result depends on it. */
  limitMs: number;
  /** Resolves when the condition should be checked again. */
  pause: () => Promise<unknown>;
};

const PACE: Pace = {
  limitMs: 60_000,
  pause: () => new Promise((resolve) => setTimeout(resolve, 10)),
};

/**
 * Waits until the condition holds; one that throws counts as false. On time-out it throws the title and `instead`, with
 * the condition's last error as the cause.
 */
export async function eventually(
  title: string,
  condition: () => boolean | Promise<boolean>,
  instead: () => string | Promise<string> = () => '',
  { limitMs, pause }: Pace = PACE,
): Promise<void> {
  const end = performance.now() + limitMs;
  let cause: unknown;
  const holds = async (): Promise<boolean> => {
    try {
      cause = undefined;
      return await condition();
    } catch (error) {
      cause = error;
      return false;
    }
  };
  while (!(await holds())) {
    if (performance.now() > end) {
      throw new Error(`timed out waiting for: ${title}\n${await instead()}`, { cause });
    }
    await pause();
  }
}
