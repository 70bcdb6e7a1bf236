import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type ShopOptions = {
  folder: string;
  port: number;
  providerAddress: string;
  secret: string;
  /** Time of the shop's clock at the start of its process. */
  clockMs: number;
};

/** Numbers of the things that the last kill interrupted, as the next start found them. */
export type Interrupted = { captures: number; mails: number; holds: number };

type Row = Record<string, unknown>;

export type Request = { is: 'clock'; clockMs: number } | { is: 'query'; id: number; sql: string };

export type Message =
  { is: 'ready'; interrupted: Interrupted } | { is: 'rows'; id: number; rows: Row[] };

/** The reference server in a process of its own. */
export type ShopProcess = {
  address: string;
  /** Number of starts so far. */
  starts: () => number;
  /** Resolves while the process runs, otherwise at its next start. */
  running: () => Promise<unknown>;
  start: (clockMs: number) => Promise<Interrupted>;
  /** Kills the process at once, without a chance to clean up, and waits for its end. */
  kill: () => Promise<void>;
  setClock: (clockMs: number) => void;
  query: <T extends Row>(sql: string) => Promise<T[]>;
};

type Deferred = { promise: Promise<void>; resolve: () => void };

const deferred = (): Deferred => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
};

const spawnServer = (script: string, options: ShopOptions): ChildProcess =>
  spawn(process.execPath, [script], {
    env: { ...process.env, CRASH_TEST: JSON.stringify(options) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** Resolves with the first message that `pick` accepts. Rejects if the process ends before. */
const answerOf = <T>(child: ChildProcess, pick: (message: Message) => T | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      child.off('message', read).off('exit', fail);
    };
    const fail = (): void => {
      stop();
      reject(new Error('The server ended by itself.'));
    };
    const read = (message: Message): void => {
      const picked = pick(message);
      if (picked === undefined) return;
      stop();
      resolve(picked);
    };
    child.on('message', read).on('exit', fail);
  });

/** Prepares the server in the file `script`. `start` starts it, always on the same port. */
export const shopProcess = (script: string, options: Omit<ShopOptions, 'clockMs'>): ShopProcess => {
  let child: ChildProcess | undefined;
  let starts = 0;
  let queries = 0;
  let up = deferred();

  const running = (): ChildProcess => {
    if (!child) throw new Error('The server is not running.');
    return child;
  };
  return {
    address: `http://127.0.0.1:${options.port}`,
    starts: () => starts,
    running: () => up.promise,
    start: async (clockMs) => {
      child = spawnServer(script, { ...options, clockMs });
      const interrupted = await answerOf(child, (message) =>
        message.is === 'ready' ? message.interrupted : undefined,
      );
      starts += 1;
      up.resolve();
      return interrupted;
    },
    kill: async () => {
      const killed = running();
      const ended = once(killed, 'exit');
      up = deferred();
      child = undefined;
      killed.kill('SIGKILL');
      await ended;
    },
    setClock: (clockMs) => void running().send({ is: 'clock', clockMs } satisfies Request),
    query: <T extends Row>(sql: string) => {
      const id = (queries += 1);
      running().send({ is: 'query', id, sql } satisfies Request);
      return answerOf(running(), (message) =>
        message.is === 'rows' && message.id === id ? (message.rows as T[]) : undefined,
      );
    },
  };
};
