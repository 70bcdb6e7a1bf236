import { command } from './commands.ts';

type Place = [x: number, y: number];
type Move = { type: 'move'; position: Place } | { type: 'down' } | { type: 'up' };

const sendMouse = (move: Move): Promise<void> => command('send-mouse', move);

/** Drags the browser's real mouse from one point of the window to another. */
export async function drag(from: Place, to: Place): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

/** Moves the browser's real mouse to a point of the window. */
export const pointAt = (position: Place): Promise<void> => sendMouse({ type: 'move', position });
