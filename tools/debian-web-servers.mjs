import { existsSync } from 'node:fs';
import { installDebianPackages, isRootOnDebian } from './debian.mjs';

/** Files of the Debian packages that the tests of the README's web servers need. */
const FILES = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'apache2-bin': '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
};

const missing = () => Object.keys(FILES).filter((each) => !existsSync(FILES[each]));

/**
 * Makes sure that nginx, Apache and Caddy are installed. As root on Debian, installs them; otherwise throws an Error that
 * explains what to do.
 */
export function findWebServers() {
  if (isRootOnDebian() && missing().length > 0) installDebianPackages(...missing());
  if (missing().length > 0) {
    throw new Error(
      `The tests of the README's web servers run on Debian and need its packages ${missing().join(', ')}.`,
    );
  }
}
