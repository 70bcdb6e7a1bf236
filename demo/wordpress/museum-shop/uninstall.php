<?php

/**
 * Deletes the settings when the plugin is uninstalled, on every site of a network.
 */

defined('WP_UNINSTALL_PLUGIN') || exit;

delete_option('museum_shop');
if (is_multisite()) {
    foreach (get_sites(array('fields' => 'ids', 'number' => 0)) as $site) {
        delete_blog_option($site, 'museum_shop');
    }
}
