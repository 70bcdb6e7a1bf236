<?php

/**
 * Registers a shortcode for each tag: [museum_tickets item="12" /] is <museum-tickets item="12">.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Returns the HTML of a shortcode. WordPress takes everything up to the next closing shortcode of the same name as its
 * content, even if that belongs to a later one. A fallback never contains another embed, so in this case the shortcode
 * ends at its own bracket, and the text after it is a part of the page.
 *
 * @param array<string>|string $attributes As WordPress parsed them; '' without attributes.
 */
function shortcode(string $element, $attributes, string $content): string
{
    $own = implode('|', array_map(__NAMESPACE__ . '\shortcode_of', array_keys(elements())));
    if (! preg_match("/\[($own)\b/", $content)) {
        return embed($element, named($attributes), $content);
    }
    $name = shortcode_of($element);
    $rest = preg_match("/\[$name\b/", $content) ? "{$content}[/$name]" : $content;
    return embed($element, named($attributes), '') . do_shortcode($rest);
}

foreach (array_keys(elements()) as $element) {
    add_shortcode(shortcode_of($element), static function ($attributes, $content = null) use ($element) {
        return shortcode($element, $attributes, (string) $content);
    });
}
