type Place = [x: number, y: number];
type Move = { type: 'move'; position: Place } | { type: 'down' } | { type: 'up' };
type Commands = { sendMouse(move: Move): Promise<void> };

// served by the runner beside the tests; it is no part of the bundle of packages
const commands = '/node_modules/@web/test-runner-commands/browser/commands.mjs';
const { sendMouse } = (await import(commands)) as Commands;

/** Draws the browser's real mouse from one place of the window to another, with its button down. */
export async function drag(from: Place, to: Place): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

/** Leaves the browser's real mouse at a place of the window. */
export const pointAt = (position: Place): Promise<void> => sendMouse({ type: 'move', position });
