import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits until a server writes that it is ready to its standard error. Resolves to a function that ends the server and
 * all other processes of its group; the end of this process does so, too. Rejects if the server ends by itself.
 */
export async function untilReady(
  server: ChildProcess,
  ready: RegExp,
): Promise<() => Promise<void>> {
  const kill = (): void => {
    try {
      process.kill(-server.pid!);
    } catch {
      // already ended
    }
  };
  process.once('exit', kill);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (piece: Buffer) => {
      if (said.length < 100_000) said += String(piece);
      if (ready.test(said)) resolve();
    });
    server.once('exit', () => reject(new Error(`A server has ended: ${said}`)));
  });
  return async () => {
    process.off('exit', kill);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    kill();
    await ended;
  };
}
