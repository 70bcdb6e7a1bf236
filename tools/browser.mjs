import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackages, isRootOnDebian } from './debian.mjs';

const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const INSTALLED = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
      path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function installed() {
  return [...(INSTALLED[process.platform] ?? []), ...onPath(NAMES)].find((file) =>
    existsSync(file),
  );
}

function installFromDebian() {
  try {
    installDebianPackages('chromium-headless-shell');
  } catch {
    // older releases of Debian only have the complete browser
    installDebianPackages('chromium');
  }
  return installed();
}

function installFromVendor() {
  console.log('No browser found. Installing Chromium with playwright-core …');
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], { stdio: 'inherit' });
  const { chromium } = require('playwright-core');
  const shell = chromium.executablePath();
  return existsSync(shell) ? shell : undefined;
}

/**
 * Returns the path of the browser for the tests: the one in MUSEUM_SHOP_BROWSER, else an installed Chrome, Chromium or
 * Edge, else one that is installed now. Throws an Error that explains what to do if there is none.
 */
export function findBrowser() {
  const named = process.env.MUSEUM_SHOP_BROWSER;
  if (named && !existsSync(named)) {
    throw new Error(`MUSEUM_SHOP_BROWSER is ${named}, but this file does not exist.`);
  }
  const found =
    named || installed() || (isRootOnDebian() ? installFromDebian() : installFromVendor());
  if (!found) {
    throw new Error(
      'The tests need a browser. Install Chrome, Chromium or Edge, or set the path of one: MUSEUM_SHOP_BROWSER=/path/to/chrome npm test',
    );
  }
  return found;
}

const FIREFOX = ['firefox-esr', 'firefox'];

const INSTALLED_FIREFOX = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(Boolean)
    .map((folder) => path.join(folder, 'Mozilla Firefox/firefox.exe')),
};

const installedFirefox = () =>
  [...(INSTALLED_FIREFOX[process.platform] ?? []), ...onPath(FIREFOX)].find((file) =>
    existsSync(file),
  );

function installFirefoxFromDebian() {
  installDebianPackages('firefox-esr');
  return installedFirefox();
}

function installFirefoxFromVendor() {
  console.log('No Firefox found. Installing it with @puppeteer/browsers …');
  const folder = path.resolve('.build/browsers');
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('@puppeteer/browsers')), 'main-cli.js');
  const command = [cli, 'install', 'firefox@stable', '--path', folder, '--format', '{{path}}'];
  const said = spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout ?? '';
  return said.split('\n').find((line) => existsSync(line));
}

/** Returns the path of Firefox for the tests: the one in MUSEUM_SHOP_FIREFOX, else found as in `findBrowser`. */
export function findFirefox() {
  const named = process.env.MUSEUM_SHOP_FIREFOX;
  if (named && !existsSync(named)) {
    throw new Error(`MUSEUM_SHOP_FIREFOX is ${named}, but this file does not exist.`);
  }
  const found =
    named ||
    installedFirefox() ||
    (isRootOnDebian() ? installFirefoxFromDebian() : installFirefoxFromVendor());
  if (!found) {
    throw new Error(
      'The tests also need Firefox. Install it, or set its path: MUSEUM_SHOP_FIREFOX=/path/to/firefox npm test',
    );
  }
  return found;
}

/** Flags for a browser that sends no requests of its own, and that also runs as root and in containers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
