<?php

/**
 * Loads the plugin's translations. A regional variant without a translation of its own uses that of its language.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

add_action('init', static function () {
    load_plugin_textdomain('museum-shop', false, dirname(plugin_basename(PLUGIN_FILE)) . '/languages');
});

add_filter('load_textdomain_mofile', static function ($file, $domain) {
    if ('museum-shop' !== $domain || is_readable($file)) {
        return $file;
    }
    // museum-shop-de_CH_informal.mo, museum-shop-fr_CA.mo
    $is_named = preg_match('/^museum-shop-([a-z]{2})(_|\.)/', basename($file), $parts);
    $found = $is_named ? glob(plugin_dir_path(PLUGIN_FILE) . "languages/museum-shop-{$parts[1]}_*.mo") : array();
    return $found[0] ?? $file;
}, 10, 2);
