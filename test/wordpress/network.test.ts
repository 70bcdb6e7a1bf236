import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Museum, setUpMuseum } from './support/museum.ts';

/** Makes a network of sites out of the one. */
function makeNetwork(museum: Museum): void {
  museum.php(`
    global $wpdb;
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/network.php';
    foreach ($wpdb->tables('ms_global') as $table => $name) {
      $wpdb->$table = $name;
    }
    install_network();
    populate_network(1, 'museum.localhost', 'a@museum.example', 'Museum', '/', false);
    echo 'made';`);
  museum.define({
    WP_ALLOW_MULTISITE: true,
    MULTISITE: true,
    SUBDOMAIN_INSTALL: false,
    DOMAIN_CURRENT_SITE: 'museum.localhost',
    PATH_CURRENT_SITE: '/',
    SITE_ID_CURRENT_SITE: 1,
    BLOG_ID_CURRENT_SITE: 1,
  });
}

const museum = setUpMuseum({ prepare: makeNetwork });

test("Network: an administrator of one site cannot ask addresses of the server's own network", () => {
  const checked = museum.php(`
    require_once WP_PLUGIN_DIR . '/museum-shop/includes/back-end.php';
    add_filter('pre_http_request', function ($answer, $options) {
      echo json_encode($options['reject_unsafe_urls']);
      return new WP_Error('not sent');
    }, 10, 2);
    foreach (['administrator', 'editor'] as $name) {
      wp_set_current_user(get_user_by('login', $name)->ID);
      MuseumShop\\shop_at('http://127.0.0.1:9', '1');
    }`);
  assert.equal(checked, 'falsetrue');
});

test('Network: the deleted plugin leaves no settings on any site', () => {
  const left = museum.php(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $second = wp_insert_site(['domain' => 'museum.localhost', 'path' => '/kinder/', 'user_id' => 1]);
    foreach ([1, $second] as $site) {
      switch_to_blog($site);
      update_option('museum_shop', ['api' => 'https://shop.example.org/api']);
      restore_current_blog();
    }
    deactivate_plugins('museum-shop/museum-shop.php');
    uninstall_plugin('museum-shop/museum-shop.php');
    echo json_encode(array_map(
      fn ($site) => get_blog_option($site, 'museum_shop', 'nothing'),
      [1, $second]
    )), count(get_sites());`);
  assert.equal(left, '["nothing","nothing"]2');
});
