import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether Debian packages can be installed here. */
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages, after any other running installation. Throws if one cannot be installed. */
export function installDebianPackages(...packages) {
  console.log(`Installing the Debian packages ${packages.join(', ')} …`);
  const run = (...command) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...command], {
      stdio: 'inherit',
    });
  run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
}
