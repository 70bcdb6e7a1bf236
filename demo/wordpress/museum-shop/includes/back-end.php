<?php

/**
 * Asks the back end about its shop, for the settings page.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const PATIENCE_SECONDS = 10;

/**
 * Returns the configuration of a shop, or a sentence that explains why there is none.
 *
 * @return array<string, mixed>|string
 */
function shop_at(string $api, string $shop)
{
    // each back end answers this call in every language
    $address = add_query_arg('shop', rawurlencode($shop), "$api/de/shopinfo/config");
    // an administrator of one site in a network must not explore the computers around the server
    $is_trusted = ! is_multisite() || is_super_admin();
    $answer = wp_remote_get(
        $address,
        array(
            'timeout' => PATIENCE_SECONDS,
            'reject_unsafe_urls' => ! $is_trusted,
            'headers' => array('Accept' => 'application/json'),
        )
    );
    if (is_wp_error($answer)) {
        /* translators: %s: reason, in English */
        return sprintf(__('The back end is not responding: %s', 'museum-shop'), $answer->get_error_message());
    }
    $body = json_decode(wp_remote_retrieve_body($answer), true);
    $data = is_array($body) && isset($body['data']) && is_array($body['data']) ? $body['data'] : array();
    if (200 !== wp_remote_retrieve_response_code($answer) || array() === $data) {
        return __('This address answers, but it is not the back end of a shop. The address often ends with /api.', 'museum-shop');
    }
    return $data;
}

/**
 * Returns the name of a shop in the language of the person who reads it.
 *
 * @param array<string, mixed> $shop
 */
function name_of(array $shop): string
{
    $name = $shop['siteNameTranslations'][substr(get_user_locale(), 0, 2)] ?? $shop['siteName'] ?? 'Online Shop';
    return is_string($name) ? $name : 'Online Shop';
}

/**
 * Returns the names of a shop's languages.
 *
 * @param array<string, mixed> $shop
 */
function languages_of(array $shop): string
{
    $languages = array_filter((array) ($shop['languages'] ?? array('de')), 'is_string');
    $names = array_map(static function (string $language) use ($shop): string {
        $name = $shop['languagesFull'][$language] ?? $language;
        return is_string($name) ? $name : $language;
    }, $languages);
    return implode(', ', $names);
}

/**
 * Returns whether visitors of this site may pay; null if the back end does not name the origins of its pages.
 *
 * @param array<string, mixed> $shop
 */
function may_pay(array $shop): ?bool
{
    if (! isset($shop['allowedOrigins']) || ! is_array($shop['allowedOrigins'])) {
        return null;
    }
    $allowed = array_map(__NAMESPACE__ . '\origin_of', array_filter($shop['allowedOrigins'], 'is_string'));
    return in_array(origin_of(home_url()), $allowed, true);
}
