<?php

/**
 * The content of an embed until the shop has loaded, or if it cannot load.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Returns the HTML shown until the shop has loaded, or if it cannot load: the content that was written, else a link to
 * the page of the settings, else the contact of the settings, else a sentence in the site's language.
 */
function fallback(string $element, string $content): string
{
    if ('' !== trim($content)) {
        return wp_kses_post($content);
    }
    $pages = array(
        'checkout' => 'checkout',
        'cart-button' => 'checkout',
        'account' => 'account',
    );
    $page = 'shop' === $element ? 0 : settings()[$pages[$element] ?? 'whole'];
    $address = (int) get_the_ID() === $page ? '' : page_address($page);
    if ('' === $address) {
        $contact = settings()['contact'];
        // the cart button is inline, so there is no space for a sentence
        if ('' !== $contact || 'cart-button' === $element) {
            return wp_kses_post($contact);
        }
        return esc_html__('Our shop opens here. If it does not, please try again later.', 'museum-shop');
    }
    return sprintf('<a href="%s">%s</a>', esc_url($address), esc_html(get_the_title(url_to_postid($address))));
}

/**
 * Gives a fallback to each tag that was written without content.
 */
function with_fallbacks(string $html): string
{
    $empty = '#<museum-([a-z-]+)([^>]*)>(?:\s|&nbsp;|<br ?/?>)*</museum-\1>#';
    return (string) preg_replace_callback($empty, static function (array $tag): string {
        list($whole, $element, $attributes) = $tag;
        return isset(elements()[$element])
            ? "<museum-$element$attributes>" . fallback($element, '') . "</museum-$element>"
            : $whole;
    }, $html);
}

foreach (array('the_content', 'widget_text_content', 'widget_block_content') as $place) {
    // after the shortcodes
    add_filter($place, __NAMESPACE__ . '\with_fallbacks', 12);
}
