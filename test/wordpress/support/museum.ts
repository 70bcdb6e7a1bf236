import { after, before } from 'node:test';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Stack } from '../../../demo/stack.ts';
import { MORNING } from '../../../tools/morning.mjs';
import { borrowBrowser, giveBrowserBack } from '../../journeys/support/browser.ts';
import { dist, startDemo } from '../../journeys/support/demo.ts';
import { PATIENCE_MS } from '../../journeys/support/shop.ts';
import { inPhp, PASSWORD, type Role, startWordPress, type WordPress } from './wordpress.ts';

/** The plugin as “Upload Plugin” takes it. */
export const ZIP = path.join(dist, 'wordpress/museum-shop.zip');

export type Museum = WordPress & {
  demo: Stack;
  api: string;
  /** Opens a tab with a new browser profile, of a visitor or of a person who has logged in. */
  visit: (role?: Role) => Promise<Page>;
  /** Publishes a page and returns its address. */
  publish: (content: string, more?: Record<string, string>) => string;
  /** Returns what has been logged about the plugin. */
  ownLog: () => string[];
};

/** Logs in without typing, because the script of the form moves the focus a little later. */
async function logIn(page: Page, address: string, role: Role): Promise<void> {
  await page.goto(`${address}/wp-login.php`);
  const end = await page.evaluate(
    async (entries) => {
      const body = new URLSearchParams(entries);
      return (await fetch('/wp-login.php', { method: 'POST', body })).url;
    },
    { log: role, pwd: PASSWORD },
  );
  // a wrong password would show the form again
  if (!end.includes('/wp-admin/')) throw new Error(`The login of ${role} ended at ${end}`);
}

function publisher(site: WordPress): Museum['publish'] {
  return (content, more = {}) => {
    const fields = { post_status: 'publish', post_type: 'page', post_title: 'Besuch', ...more };
    const pairs = Object.entries({ ...fields, post_content: content }).map(
      ([name, value]) => `${inPhp(name)} => ${inPhp(value)}`,
    );
    return site.php(`
      wp_set_current_user(get_user_by('login', ${inPhp(more.author ?? 'administrator')})->ID);
      echo get_permalink(wp_insert_post(wp_slash([${pairs.join()}])));`);
  };
}

/** Starts a WordPress that may take payments from a demo of its own, and a browser. */
async function startMuseum(constants: Record<string, boolean>) {
  const site = await startWordPress(constants);
  const demo = await startDemo({ allowedOrigins: [site.address] });
  const browser = await borrowBrowser();
  const contexts: BrowserContext[] = [];
  return {
    ...site,
    demo,
    api: `${demo.addresses.shop}/api`,
    async visit(role?: Role) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1280, height: 1000 },
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      if (role) await logIn(page, site.address, role);
      else await page.clock.setFixedTime(MORNING);
      return page;
    },
    publish: publisher(site),
    ownLog: () =>
      site
        .log()
        .split('\n')
        .filter((line) => line.includes('plugins/museum-shop/') || /MuseumShop/.test(line)),
    async end() {
      await Promise.all(contexts.map((context) => context.close()));
      await giveBrowserBack();
      await demo.close();
      await site.end();
    },
  };
}

/** Installs the plugin by its files and sets it up. */
function install(museum: Museum): void {
  museum.php(`
    require_once ABSPATH . 'wp-admin/includes/file.php';
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    WP_Filesystem();
    echo unzip_file(${inPhp(ZIP)}, WP_PLUGIN_DIR) === true ? '' : 'not unzipped';
    activate_plugin('museum-shop/museum-shop.php');
    update_option('museum_shop', ['api' => ${inPhp(museum.api)}]);`);
}

/**
 * Starts a WordPress, the demo and a browser before the tests of a file, and ends them after the tests. `isReady`
 * installs the plugin and sets it up, and `prepare` does the rest.
 */
export function setUpMuseum({
  isReady = true,
  constants = {},
  prepare = (_museum: Museum): void => undefined,
} = {}): Museum {
  const museum = {} as Museum;
  before(async () => {
    Object.assign(museum, await startMuseum(constants));
    if (isReady) install(museum);
    prepare(museum);
  });
  after(() => museum.end?.());
  return museum;
}
