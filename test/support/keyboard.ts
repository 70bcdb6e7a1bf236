type Commands = { sendKeys(keys: { press: string } | { type: string }): Promise<void> };

// served by the runner beside the tests; it is no part of the bundle of packages
const commands = '/node_modules/@web/test-runner-commands/browser/commands.mjs';
const { sendKeys } = (await import(commands)) as Commands;

/** Presses keys one after the other on the browser's real keyboard: `Enter`, `ArrowDown`, `Tab`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

/** Types a text on the browser's real keyboard. */
export const type = (text: string): Promise<void> => sendKeys({ type: text });
