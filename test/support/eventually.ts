/** Ends a hang, below the runner’s own time-out; it decides no result. */
const WAIT_MS = 60_000;

/** Waits until the condition holds; an error in it counts as not yet. Fails with the title and what there is instead. */
export async function eventually(
  title: string,
  condition: () => boolean | Promise<boolean>,
  instead: () => string = () => '',
): Promise<void> {
  const end = performance.now() + WAIT_MS;
  const holds = async (): Promise<boolean> => {
    try {
      return await condition();
    } catch {
      return false;
    }
  };
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never came true: ${title}\n${instead()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
