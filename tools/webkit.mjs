import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { installDebianPackages, isRootOnDebian } from './debian.mjs';
import { testEnvironment } from './test-environment.mjs';

const PROGRAMS = { Xvfb: 'xvfb', cwm: 'cwm', WebKitWebDriver: 'webkit2gtk-driver' };

const find = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

const missing = () => Object.keys(PROGRAMS).filter((program) => !find(program));

/**
 * The driver of WebKit. As root on Debian it is installed now, with a screen and a window manager, where it is missing; else
 * it says what to do.
 */
export function findWebKit() {
  if (isRootOnDebian() && missing().length > 0) {
    installDebianPackages(...missing().map((program) => PROGRAMS[program]));
  }
  if (missing().length > 0) {
    throw new Error(
      `The tests in WebKit need ${missing().join(', ')}: install Debian's packages ${Object.values(PROGRAMS).join(', ')}, or your system's own of them.`,
    );
  }
  return find('WebKitWebDriver');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Xvfb takes the next screen that is free, and says which once it is there. Without a window manager a window loses the focus
 * as soon as its size is changed.
 */
async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1800x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await Promise.race([
    once(screen.stdio[3], 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb does not start'))),
  ]);
  const display = `:${String(number).trim()}`;
  spawn('cwm', { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  return { screen, display };
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
  } catch {
    return false;
  }
}

async function untilReady(driver, port) {
  while (!(await answers(port))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts WebKit's driver on a screen of its own, both where nothing else is, for one browser in the time zone.
 * `options` are for webdriverio; `stop` ends all three.
 */
export async function startWebKit(timeZone = testEnvironment.TZ) {
  findWebKit();
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // a group of its own, so that a browser that is left goes with its driver
    detached: true,
    env: {
      ...process.env,
      ...testEnvironment,
      DISPLAY: display,
      NO_AT_BRIDGE: '1',
      // it speaks a language that the system has: American English everywhere
      LC_ALL: 'C',
      TZ: timeZone,
    },
  });
  const stop = () => {
    process.off('exit', stop);
    try {
      process.kill(-driver.pid);
    } catch {
      // gone already
    }
    screen.kill();
  };
  process.once('exit', stop);
  await untilReady(driver, port);
  return {
    /** @type {import('webdriverio').Capabilities.WebdriverIOConfig} */
    options: {
      automationProtocol: 'webdriver',
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'error',
      capabilities: { browserName: 'MiniBrowser', 'wdio:enforceWebDriverClassic': true },
    },
    stop,
  };
}
