<?php

/**
 * Prints the script and the settings of the whole page into the head.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Runs first in the head. After a payment return, the address contains the id of the basket, and the script's first
 * statement removes it before other scripts can read it.
 */
function print_head(): void
{
    if (! is_set_up()) {
        return;
    }
    $settings = settings();
    $of_the_page = array(
        'api' => $settings['api'],
        'shop' => '1' === $settings['shop'] ? '' : $settings['shop'],
        'checkout-url' => page_address($settings['checkout']),
        'account-url' => page_address($settings['account']),
        'shop-url' => page_address($settings['whole']),
        'partner' => $settings['partner'],
        'debug' => is_editor_looking() ? 'true' : '',
    );
    foreach (array_filter($of_the_page) as $name => $value) {
        printf('<meta name="museum-shop-%s" content="%s">' . "\n", esc_attr($name), esc_attr($value));
    }
    wp_print_script_tag(
        array(
            'type' => 'module',
            'crossorigin' => true,
            'src' => esc_url_raw(script_address()),
        )
    );
}
add_action('wp_head', __NAMESPACE__ . '\print_head', 0);
