import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserFlags } from './browser.mjs';

const fonts = fileURLToPath(new URL('../test/support/fonts/', import.meta.url));

/**
 * Environment of all test processes, including browsers, so that nothing depends on the machine: fonts (Linux only, as
 * its browsers use fontconfig), a time zone other than the museum's, and a locale.
 */
export const testEnvironment = {
  FONTCONFIG_FILE: `${fonts}fonts.conf`,
  TZ: 'America/New_York',
  LANG: 'en_GB.UTF-8',
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_GB',
};

/** Flags of Chromium in tests. */
export const testFlags = [
  ...browserFlags,
  '--lang=en-GB',
  '--accept-lang=en-GB,en',
  '--force-device-scale-factor=1',
  '--force-prefers-reduced-motion',
  '--font-render-hinting=none',
];

/** Preferences of Firefox in tests. */
export const testPreferences = {
  'intl.accept_languages': 'en-GB,en',
  'ui.prefersReducedMotion': 1,
  'layout.css.devPixelsPerPx': '1.0',
  // its sandbox only reads the fonts of the machine
  'security.sandbox.content.read_path_whitelist': fonts,
};

/** Number of test files that run at the same time: `WORKERS`, else the number of processors. */
export const workers = Number(process.env.WORKERS) || availableParallelism();
