<?php

/**
 * The site's settings for its shop, stored in one option.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const OPTION = 'museum_shop';

/**
 * Returns all settings, with defaults for the missing ones.
 *
 * @return array{
 *     api: string, shop: string, script: string, checkout: int, account: int, whole: int, partner: string, contact: string
 * }
 */
function settings(): array
{
    $defaults = array(
        'api' => '',
        'shop' => '1',
        'script' => '',
        'checkout' => 0,
        'account' => 0,
        'whole' => 0,
        'partner' => '',
        'contact' => '',
    );
    $saved = get_option(OPTION);
    return array_merge($defaults, is_array($saved) ? $saved : array());
}

/**
 * Returns the address of a file of the release that came with this plugin, or '' if it came without.
 */
function bundled(string $file): string
{
    $path = 'bundle/v' . VERSION . '/' . $file;
    return is_readable(plugin_dir_path(PLUGIN_FILE) . $path) ? plugins_url($path, PLUGIN_FILE) : '';
}

/**
 * Returns the address of the script: that of the settings, else the release that came with this plugin, else ''.
 */
function script_address(): string
{
    $chosen = settings()['script'];
    return '' !== $chosen ? $chosen : bundled('museum-shop.js');
}

/**
 * Whether the shop can be shown.
 */
function is_set_up(): bool
{
    return '' !== settings()['api'] && '' !== script_address();
}

function settings_address(): string
{
    return admin_url('options-general.php?page=museum-shop');
}

/**
 * Returns the address of a page from the settings, translated into the current language if a language plugin has a
 * translation. Returns '' without a page, or if it is not public.
 */
function page_address(int $page): string
{
    // WPML and Polylang both implement this filter
    $page = $page ? (int) apply_filters('wpml_object_id', $page, 'page', true) : 0;
    return $page && 'publish' === get_post_status($page) ? (string) get_permalink($page) : '';
}

/**
 * Whether requests to an address cannot be intercepted: https, or http to this computer.
 */
function is_safe_address(string $address): bool
{
    $parts = wp_parse_url($address);
    if (! is_array($parts) || empty($parts['scheme']) || empty($parts['host'])) {
        return false;
    }
    $is_own_computer = (bool) preg_match('/^(localhost|127(\.\d+){3}|\[::1\])$/', $parts['host']);
    return 'https' === $parts['scheme'] || ('http' === $parts['scheme'] && $is_own_computer);
}

/**
 * Returns the origin of an address, or '' if it has none.
 */
function origin_of(string $address): string
{
    $parts = wp_parse_url($address);
    if (! is_array($parts) || empty($parts['scheme']) || empty($parts['host'])) {
        return '';
    }
    $scheme = strtolower($parts['scheme']);
    $usual = 'https' === $scheme ? 443 : 80;
    $port = isset($parts['port']) && $usual !== $parts['port'] ? ':' . $parts['port'] : '';
    return $scheme . '://' . strtolower($parts['host']) . $port;
}
