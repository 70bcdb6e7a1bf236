import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { PLUGIN } from '../wordpress.mjs';

const PHP = `${PLUGIN}/museum-shop.php`;
const READ_ME = `${PLUGIN}/readme.txt`;

/** Files that contain the version. */
export const VERSIONED = [
  'package.json',
  'package-lock.json',
  'web-types.json',
  'CHANGELOG.md',
  PHP,
  READ_ME,
];

/** Replaces the version in each of the patterns' matches. Throws if a pattern does not match. */
function replaced(file, text, ...patterns) {
  return patterns.reduce((before, [pattern, after]) => {
    if (!pattern.test(before)) throw new Error(`${file}: nothing matches ${pattern}`);
    return before.replace(pattern, after);
  }, text);
}

/** Returns the changelog with the date of the release, which stays if the section has one. */
export function datedChangelog(text, version, date) {
  const heading = `## ${version} (`;
  const [, day] = text.split(heading);
  if (day === undefined) throw new Error(`CHANGELOG.md has no section “${version}”`);
  return text.replace(`${heading}unreleased)`, `${heading}${date})`);
}

/** Returns the main file of the WordPress plugin with the version in its header and in its constant. */
export const versionedPlugin = (text, version) =>
  replaced(
    PHP,
    text,
    [/^( \* Version: +)\S+$/m, `$1${version}`],
    [/^const VERSION = '[^']+';$/m, `const VERSION = '${version}';`],
  );

/** Returns the readme of the WordPress plugin with the version. Its changelog has to have a section for it. */
export function versionedReadMe(text, version) {
  if (!text.includes(`\n= ${version} =\n`)) {
    throw new Error(`${READ_ME} has no section “= ${version} =” under “Changelog”`);
  }
  return replaced(READ_ME, text, [/^(Stable tag: ).+$/m, `$1${version}`]);
}

/** Writes the version into all files, and the date into the changelog. */
export function setVersion(version, date) {
  const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));
  edit('CHANGELOG.md', (text) => datedChangelog(text, version, date));
  edit(PHP, (text) => versionedPlugin(text, version));
  edit(READ_ME, (text) => versionedReadMe(text, version));
  const options = ['--no-git-tag-version', '--allow-same-version', '--ignore-scripts'];
  execFileSync('npm', ['version', version, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('npm', ['run', '--silent', 'manifest'], { stdio: 'inherit' });
}
