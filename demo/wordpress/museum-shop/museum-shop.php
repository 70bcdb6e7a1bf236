<?php

/**
 * Plugin Name:       Museum Shop
 * Description:       Sells a museum’s tickets, tours, merchandise, annual passes and vouchers on its own pages.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The museum-shop authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Update URI:        false
 * Text Domain:       museum-shop
 * Domain Path:       /languages
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const PLUGIN_FILE = __FILE__;
const VERSION = '0.1.0';

require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/head.php';
require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/fallback.php';
require __DIR__ . '/includes/embed.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/authors.php';
require __DIR__ . '/includes/editors.php';

if (is_admin()) {
    require __DIR__ . '/includes/back-end.php';
    require __DIR__ . '/includes/new-page.php';
    require __DIR__ . '/includes/settings-form.php';
    require __DIR__ . '/includes/settings-page.php';
    require __DIR__ . '/includes/settings-help.php';
}
