import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebianPackages, isRootOnDebian } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { testEnvironment } from './test-environment.mjs';

const settings = fileURLToPath(new URL('../test/support/settings', import.meta.url));
const PROGRAMS = { Xvfb: 'xvfb', cwm: 'cwm', WebKitWebDriver: 'webkit2gtk-driver' };

const find = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

const missing = () => Object.keys(PROGRAMS).filter((program) => !find(program));

/**
 * Returns the path of WebKit's driver. As root on Debian, installs it, a screen and a window manager if they are missing;
 * otherwise throws an Error that explains what to do.
 */
export function findWebKit() {
  if (isRootOnDebian() && missing().length > 0) {
    installDebianPackages(...missing().map((program) => PROGRAMS[program]));
  }
  if (missing().length > 0) {
    throw new Error(
      `The tests in WebKit need ${missing().join(', ')}. Install the Debian packages ${Object.values(PROGRAMS).join(', ')}, or those of your system.`,
    );
  }
  return find('WebKitWebDriver');
}

/**
 * Starts Xvfb, which takes the next free display and reports its number, and a window manager, without which a window
 * loses the focus when it is resized.
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
 * Starts WebKit's driver on a free display and port, for one browser in the time zone. `options` are for webdriverio;
 * `stop` ends display, driver and browser.
 */
export async function startWebKit(timeZone = testEnvironment.TZ) {
  findWebKit();
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // a process group of its own, so that `stop` also ends the browser
    detached: true,
    env: {
      ...process.env,
      ...testEnvironment,
      DISPLAY: display,
      NO_AT_BRIDGE: '1',
      // WebKit asks GTK for reduced motion
      XDG_CONFIG_DIRS: settings,
      // WebKit uses a language of the system; this one, American English, is everywhere
      LC_ALL: 'C',
      TZ: timeZone,
    },
  });
  const stop = () => {
    process.off('exit', stop);
    try {
      process.kill(-driver.pid);
    } catch {
      // already ended
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
