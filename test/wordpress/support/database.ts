import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { untilReady } from './untilReady.ts';

/** Options that keep the settings of the machine out. The database only listens on a socket in its own folder. */
const OWN = ['--no-defaults', `--user=${process.env.USER ?? 'root'}`];

export type Database = { socket: string; end: () => Promise<void> };

/** Starts a database server with an empty database `wordpress` in a new folder. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = path.join(folder, 'database');
  const socket = path.join(folder, 'database.sock');
  const temporary = path.join(folder, 'temporary');
  for (const each of [data, temporary]) mkdirSync(each);
  // a server that starts removes the temporary tables of all servers that share the folder
  const places = [`--datadir=${data}`, `--tmpdir=${temporary}`];
  const made = spawnSync(
    'mariadb-install-db',
    [...OWN, ...places, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`No database could be made: ${made.stderr}`);
  const server = spawn(
    '/usr/sbin/mariadbd',
    [
      ...OWN,
      ...places,
      `--socket=${socket}`,
      `--pid-file=${path.join(folder, 'database.pid')}`,
      '--skip-networking',
      // faster; no test needs data to survive a power failure
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const end = await untilReady(server, /ready for connections/);
  const created = spawnSync(
    'mariadb',
    ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', 'CREATE DATABASE wordpress'],
    { encoding: 'utf8' },
  );
  if (created.status !== 0) {
    await end();
    throw new Error(`No database could be created: ${created.stderr}`);
  }
  return { socket, end };
}
