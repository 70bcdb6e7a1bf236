import { command } from './commands.ts';

type Place = [x: number, y: number];
type Move = { type: 'move'; position: Place } | { type: 'down' } | { type: 'up' };

const sendMouse = (move: Move): Promise<void> => command('send-mouse', move);

/** Draws the browser's real mouse from one place of the window to another, with its button down. */
export async function drag(from: Place, to: Place): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

/** Leaves the browser's real mouse at a place of the window. */
export const pointAt = (position: Place): Promise<void> => sendMouse({ type: 'move', position });
