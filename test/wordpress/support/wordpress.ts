import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORDPRESS } from '../../../tools/debian-wordpress.mjs';
import { freePort } from '../../../tools/free-port.mjs';
import { startDatabase } from './database.ts';
import { untilReady } from './untilReady.ts';

export const PASSWORD = 'gezeiten-1914';
export const ROLES = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

/** A host name of this computer other than `localhost`, on which the shop takes everyone for an editor. */
const HOST = 'museum.localhost';

type Constants = Record<string, string | number | boolean>;

export type WordPress = {
  /** Origin of the site. */
  address: string;
  /** Folder of the site's files. */
  site: string;
  /** Runs PHP inside this WordPress and returns what it prints. */
  php: (code: string) => string;
  /** Adds constants to the configuration. */
  define: (more: Constants) => void;
  /** Returns what WordPress and PHP have logged so far: each notice, warning and error. */
  log: () => string;
  end: () => Promise<void>;
};

/** Escapes a text for PHP code. */
export const inPhp = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}'`;

/** Writes the configuration. Nothing is requested from other computers, and everything is logged. */
function configure(site: string, more: Constants): void {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    FS_METHOD: 'direct',
    AUTH_KEY: 'a',
    SECURE_AUTH_KEY: 'b',
    LOGGED_IN_KEY: 'c',
    NONCE_KEY: 'd',
    ...more,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) =>
      `define(${inPhp(name)}, ${typeof value === 'string' ? inPhp(value) : value});`,
  );
  writeFileSync(
    path.join(site, 'wp-config.php'),
    `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
}

const INSTALL = `
  require ABSPATH . 'wp-admin/includes/upgrade.php';
  wp_install('Alte Seewarte', 'administrator', 'administrator@museum.example', true, '', ${inPhp(PASSWORD)});
  foreach (['editor', 'author'] as $role) {
    wp_insert_user(['user_login' => $role, 'user_pass' => ${inPhp(PASSWORD)}, 'role' => $role,
      'user_email' => "$role@museum.example"]);
  }
  foreach (get_users() as $user) {
    // the greeting of the block editor covers it
    update_user_meta($user->ID, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false]]);
  }
`;

/**
 * Starts a WordPress with its own files and database on a free port, with a user for each role. `constants` are added to
 * its configuration.
 */
export async function startWordPress(constants: Constants = {}): Promise<WordPress> {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-wordpress-'));
  const site = path.join(folder, 'site');
  const log = path.join(folder, 'debug.log');
  cpSync(WORDPRESS, site, { recursive: true, dereference: true });
  const database = await startDatabase(folder);
  const port = await freePort();
  const address = `http://${HOST}:${port}`;
  const define = (more: Constants): void =>
    configure(site, {
      DB_HOST: `localhost:${database.socket}`,
      WP_DEBUG_LOG: log,
      WP_HOME: address,
      WP_SITEURL: address,
      ...constants,
      ...more,
    });
  define({});

  const readLog = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const run = (code: string, before = ''): string => {
    // a network of sites looks for its site by these
    const request = `$_SERVER += ['HTTP_HOST' => ${inPhp(HOST)}, 'REQUEST_URI' => '/'];`;
    const script = `${before} ${request} require ${inPhp(path.join(site, 'wp-load.php'))}; ${code}`;
    const { status, stdout, stderr } = spawnSync('php', ['-r', script], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`PHP has failed: ${stderr}${readLog().slice(-2000)}`);
    return stdout;
  };
  run(INSTALL, `define('WP_INSTALLING', true);`);

  const server = spawn(
    'php',
    [
      '-d',
      'upload_max_filesize=64M',
      '-d',
      'post_max_size=64M',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      site,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      // a process group of its own, which also has the workers
      detached: true,
    },
  );
  const stop = await untilReady(server, /Development Server .* started/);
  return {
    address,
    site,
    php: (code) => run(code),
    define,
    log: readLog,
    async end() {
      await stop();
      await database.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
