import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpMuseum } from './support/museum.ts';

const museum = setUpMuseum();

test('Network: the deleted plugin leaves no settings on any site', () => {
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
