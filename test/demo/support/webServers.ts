import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../tools/free-port.mjs';

const readme = readFileSync('README.md', 'utf8');

/** Returns the examples of a chapter of the README for a web server, whose name its heading or the line above has. */
function recipes(chapter: string, server: string): string[] {
  const text = readme.split(/^### /m).find((each) => each.startsWith(`${chapter}\n`)) ?? '';
  const fenced = [...text.matchAll(/^([^\n]*)\n+```\w*\n(.+?)\n```$/gms)];
  return fenced
    .filter(([, above = '']) => chapter === server || above.startsWith(server))
    .map(([, , recipe = '']) => recipe);
}

/** The examples for a server: those for the bundle, for a site's own pages, and for the whole shop at its own address. */
const recipesFor = (server: string) => ({
  bundle: recipes(server, server),
  pages: recipes('Headers of your own pages', server)[0]!,
  shop: recipes('The whole shop under its own address', server)[0]!,
});

/** Returns the recipe with the folder of the test in place of the README's. */
const inFolder = (recipe: string, folder: string): string => recipe.replaceAll('/srv/cdn', folder);

/** A host with the bundle, and one with pages: a folder, or the port or address at which it is served. */
export type Hosts<Value> = { cdn: Value; site: Value };
export type WebServer = { addresses: Hosts<string>; close: () => void };
type Configured = { begin: string[]; end: string[] };

function nginx(folders: Hosts<string>, state: string, ports: Hosts<number>): Configured {
  const { bundle, pages, shop } = recipesFor('nginx');
  const [location = '', map = ''] = bundle;
  const file = path.join(state, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${state}/${each};`,
  );
  writeFileSync(
    file,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    user root;
    pid ${state}/pid;
    error_log ${state}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.join('\n')}
      ${map}
      server {
        listen 127.0.0.1:${ports.cdn};
        ${inFolder(location, folders.cdn)}
      }
      server {
        listen 127.0.0.1:${ports.site};
        root ${folders.site};
        ${pages}
        ${shop}
      }
    }`,
  );
  const command = ['/usr/sbin/nginx', '-e', `${state}/error.log`, '-c', file];
  return { begin: command, end: [...command, '-s', 'stop'] };
}

function apache(folders: Hosts<string>, state: string, ports: Hosts<number>): Configured {
  const { bundle, pages, shop } = recipesFor('Apache');
  writeFileSync(path.join(folders.cdn, 'museum-shop/.htaccess'), bundle[0]!);
  writeFileSync(path.join(folders.site, '.htaccess'), pages);
  writeFileSync(path.join(folders.site, 'shop/.htaccess'), shop);
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'filter', 'deflate'].map(
    (each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`,
  );
  const hosts = (['cdn', 'site'] as const).map(
    (host) => `Listen 127.0.0.1:${ports[host]}
    <VirtualHost 127.0.0.1:${ports[host]}>
      DocumentRoot ${folders[host]}
      <Directory ${folders[host]}>
        AllowOverride All
        Require all granted
      </Directory>
    </VirtualHost>`,
  );
  const file = path.join(state, 'apache.conf');
  writeFileSync(
    file,
    `${modules.join('\n')}
    ServerRoot ${state}
    ServerName localhost
    User www-data
    Group www-data
    PidFile ${state}/pid
    DefaultRuntimeDir ${state}
    ErrorLog ${state}/error.log
    TypesConfig /etc/mime.types
    ${hosts.join('\n')}`,
  );
  const command = ['/usr/sbin/apache2', '-f', file, '-k'];
  return { begin: [...command, 'start'], end: [...command, 'stop'] };
}

function caddy(folders: Hosts<string>, state: string, ports: Hosts<number>): Configured {
  const { bundle, pages, shop } = recipesFor('Caddy');
  const admin = `unix/${state}/admin.sock`;
  const file = path.join(state, 'Caddyfile');
  writeFileSync(
    file,
    `{
      admin ${admin}
      auto_https off
    }
    http://127.0.0.1:${ports.cdn} {
      bind 127.0.0.1
      ${inFolder(bundle[0]!, folders.cdn)}
    }
    http://127.0.0.1:${ports.site} {
      bind 127.0.0.1
      root * ${folders.site}
      ${pages}
      ${shop}
      file_server
    }`,
  );
  const program = '/usr/bin/caddy';
  return {
    begin: [program, 'start', '--config', file, '--adapter', 'caddyfile'],
    end: [program, 'stop', '--address', admin],
  };
}

const CONFIGURE = { nginx, Apache: apache, Caddy: caddy };
export type ServerName = keyof typeof CONFIGURE;
export const SERVERS = Object.keys(CONFIGURE) as ServerName[];

/**
 * Starts a web server on this computer with the README's examples. The host `cdn` has the bundle in `museum-shop`, the host
 * `site` has pages and the whole shop in `shop`. The command of each server returns once its ports are open.
 */
export async function startWebServer(
  name: ServerName,
  folders: Hosts<string>,
  state: string,
): Promise<WebServer> {
  const ports = { cdn: await freePort(), site: await freePort() };
  const { begin, end } = CONFIGURE[name](folders, state, ports);
  const run = ([program = '', ...words]: string[]) =>
    execFileSync(program, words, { stdio: 'ignore', env: { ...process.env, HOME: state } });
  run(begin);
  return {
    addresses: {
      cdn: `http://127.0.0.1:${ports.cdn}/museum-shop`,
      site: `http://127.0.0.1:${ports.site}`,
    },
    close: () => run(end),
  };
}
