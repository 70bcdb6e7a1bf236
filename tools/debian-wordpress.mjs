import { existsSync } from 'node:fs';
import { installDebianPackages, isRootOnDebian } from './debian.mjs';

/** Files of the Debian packages that the tests with WordPress need. */
const FILES = {
  wordpress: '/usr/share/wordpress/wp-settings.php',
  'wordpress-theme-twentytwentythree':
    '/usr/share/wordpress/wp-content/themes/twentytwentythree/theme.json',
  'mariadb-server': '/usr/sbin/mariadbd',
  'php-cli': '/usr/bin/php',
  'php-mysql': '/usr/share/php8.2-mysql/mysql/mysqli.ini',
  'php-curl': '/usr/share/php8.2-curl/curl/curl.ini',
  'php-xml': '/usr/share/php8.2-xml/xml/dom.ini',
  'php-codesniffer': '/usr/bin/phpcs',
  gettext: '/usr/bin/xgettext',
};

/** Folder of the WordPress that Debian installs. */
export const WORDPRESS = '/usr/share/wordpress';

const missing = () => Object.keys(FILES).filter((each) => !existsSync(FILES[each]));

/**
 * Makes sure that WordPress and all that it needs are installed. As root on Debian, installs them; otherwise throws an
 * Error that explains what to do.
 */
export function findWordPress() {
  if (isRootOnDebian() && missing().length > 0) installDebianPackages(...missing());
  if (missing().length > 0) {
    throw new Error(
      `The tests with WordPress run on Debian 12 and need its packages ${missing().join(', ')}.`,
    );
  }
}
