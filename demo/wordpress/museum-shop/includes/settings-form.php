<?php

/**
 * Checks and saves the settings. Values with an error are not saved, but remain in the form.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const PAGE = 'museum-shop';

/**
 * Returns the values in the form, and the sentences on the wrong ones by their names. Sets both if they are given.
 *
 * @param array<string, string>|null $values
 * @param array<string, string>      $errors
 *
 * @return array{0: array<string, string|int>, 1: array<string, string>}
 */
function form(?array $values = null, array $errors = array()): array
{
    static $typed = null;
    if (null !== $values) {
        $typed = array($values, $errors);
    }
    return $typed ?? array(settings(), array());
}

/**
 * Returns the texts that were typed, without spaces around them.
 *
 * @param mixed $posted Without the slashes that WordPress adds.
 *
 * @return array<string, string>
 */
function typed_settings($posted): array
{
    $typed = array();
    foreach (array_keys(settings()) as $name) {
        $text = is_array($posted) ? $posted[$name] ?? '' : '';
        $typed[$name] = is_string($text) ? trim($text) : '';
    }
    return $typed;
}

/**
 * Returns a sentence for each wrong value.
 *
 * @param array<string, string> $typed
 *
 * @return array<string, string>
 */
function errors_in(array $typed): array
{
    $is_wrong = static function (string $address): bool {
        return '' !== $address
            && (preg_match('/[\s"\'<>{}\\\\]/', $address) || ! is_safe_address($address));
    };
    $errors = array();
    if ($is_wrong($typed['api'])) {
        $errors['api'] = __('Enter the full address of the back end, starting with https://, for example https://shop.example.org/api.', 'museum-shop');
    }
    if ($is_wrong($typed['script'])) {
        $errors['script'] = __('Enter the full address of the script, starting with https://, for example https://cdn.example.org/museum-shop.js.', 'museum-shop');
    }
    if (! preg_match('/^\d*$/', $typed['shop'])) {
        $errors['shop'] = __('Enter a whole number, for example 1.', 'museum-shop');
    }
    return $errors;
}

/**
 * Returns the values to store.
 *
 * @param array<string, string> $typed Without errors.
 *
 * @return array<string, string|int>
 */
function cleaned(array $typed): array
{
    return array(
        'api' => untrailingslashit(esc_url_raw($typed['api'], array('http', 'https'))),
        'shop' => '' === $typed['shop'] ? '1' : $typed['shop'],
        'script' => esc_url_raw($typed['script'], array('http', 'https')),
        'checkout' => absint($typed['checkout']),
        'account' => absint($typed['account']),
        'whole' => absint($typed['whole']),
        'partner' => sanitize_text_field($typed['partner']),
        // cleaned when it is printed, so that the form shows what was typed
        'contact' => wp_check_invalid_utf8($typed['contact']),
    );
}

/**
 * Saves the posted form and shows the page again, or leaves what was typed in the form.
 */
function save(): void
{
    if ('POST' !== ($_SERVER['REQUEST_METHOD'] ?? '')) {
        return;
    }
    check_admin_referer(PAGE);
    if (! current_user_can('manage_options')) {
        wp_die('', '', array('response' => 403));
    }
    $typed = typed_settings(wp_unslash($_POST[OPTION] ?? array()));
    $errors = errors_in($typed);
    if (array() !== $errors) {
        form($typed, $errors);
        return;
    }
    update_option(OPTION, cleaned($typed));
    wp_safe_redirect(add_query_arg('saved', '1', settings_address()));
    exit;
}
