<?php
/**
 * Plugin Name:       Museum Shop
 * Description:       Sells a museum's tickets, tours, merchandise, annual passes and vouchers inside its own pages.
 * Version:           0.1.0
 * Requires at least: 5.7
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       museum-shop
 * Domain Path:       /languages
 */

namespace MuseumShop;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;
const VERSION     = '0.1.0';

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/head.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/authors.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'museum-shop', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	}
);
