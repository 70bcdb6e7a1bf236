import { command } from './commands.ts';

const sendKeys = (keys: { press: string } | { type: string }): Promise<void> =>
  command('send-keys', keys);

/** Presses keys one after the other on the browser's real keyboard: `Enter`, `ArrowDown`, `Tab`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

/** Types a text on the browser's real keyboard. */
export async function type(text: string): Promise<void> {
  // WebKit's driver releases the keys only after the last one, so it would lose the second of two equal letters in a row
  const parts = text.replace(/(.)(?=\1)/gs, '$1\0').split('\0');
  for (const part of parts) await sendKeys({ type: part });
}
