import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserFlags } from './browser.mjs';

const fonts = fileURLToPath(new URL('../test/support/fonts/', import.meta.url));

/**
 * What each process of the tests, browsers included, finds in its environment, so that nothing depends on the machine: fonts
 * (on Linux, where browsers ask fontconfig for them), a time zone that is not the museum's, and a locale.
 */
export const testEnvironment = {
  FONTCONFIG_FILE: `${fonts}fonts.conf`,
  TZ: 'America/New_York',
  LANG: 'en_GB.UTF-8',
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_GB',
};

/** The flags of each Chromium under test. */
export const testFlags = [
  ...browserFlags,
  '--lang=en-GB',
  '--accept-lang=en-GB,en',
  '--force-device-scale-factor=1',
  '--force-prefers-reduced-motion',
  '--font-render-hinting=none',
];

/** The settings of each Firefox under test. */
export const testPreferences = {
  'intl.accept_languages': 'en-GB,en',
  'ui.prefersReducedMotion': 1,
  'layout.css.devPixelsPerPx': '1.0',
  // its sandbox reads no fonts but the machine's
  'security.sandbox.content.read_path_whitelist': fonts,
};

/** How many test files run at the same time: as many as there are processors, or as `WORKERS` says. */
export const workers = Number(process.env.WORKERS) || availableParallelism();
