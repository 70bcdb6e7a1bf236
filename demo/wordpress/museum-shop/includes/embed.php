<?php

/**
 * Writes the tag of an embed, for shortcodes and blocks.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Returns the attributes by their names in HTML. A word without a value is a flag. Underscores become hyphens, because
 * shortcodes usually have underscores: `tour_language` is `tour-language`.
 *
 * @param array<string>|string $attributes As WordPress parsed them; '' without attributes.
 *
 * @return array<string, string|true>
 */
function named($attributes): array
{
    $named = array();
    foreach (array_filter((array) $attributes, 'is_scalar') as $name => $value) {
        $is_flag = is_int($name);
        $name = str_replace('_', '-', strtolower((string) ($is_flag ? $value : $name)));
        if ('' !== $name) {
            $named[$name] = $is_flag ? true : (string) $value;
        }
    }
    return $named;
}

/**
 * Returns the tag of an embed, with a note for those who may edit the page if an attribute is unknown.
 *
 * @param string                     $element    The tag's name without `museum-`.
 * @param array<string, string|true> $attributes By their names in HTML.
 * @param string                     $content    The fallback; '' for the one of the plugin.
 */
function embed(string $element, array $attributes, string $content): string
{
    $fallback = fallback($element, $content);
    if (is_feed()) {
        return $fallback;
    }
    $known = array_intersect_key($attributes, array_flip(elements()[$element]));
    $written = '';
    foreach ($known as $name => $value) {
        $written .= true === $value ? " $name" : sprintf(' %s="%s"', $name, esc_attr($value));
    }
    // a WordPress page already has a header and a footer, and WordPress would not route the shop's paths
    if ('shop' === $element && ! isset($known['routing']) && ! isset($known['base'])) {
        $written .= ' routing="hash" no-header no-footer';
    }
    $unknown = array_keys(array_diff_key($attributes, $known));
    return "<museum-$element$written>$fallback</museum-$element>" . note_on_unknown($element, $unknown);
}

/**
 * Returns a note for those who may edit the page that names unknown attributes; '' for visitors.
 *
 * @param array<string> $names
 */
function note_on_unknown(string $element, array $names): string
{
    if (array() === $names || ! is_editor_looking()) {
        return '';
    }
    $sentence = sprintf(
        /* translators: 1: names of attributes 2: shortcode 3: names of attributes */
        __('Unknown: %1$s. %2$s has these attributes: %3$s.', 'museum-shop'),
        implode(', ', $names),
        '[' . shortcode_of($element) . ']',
        implode(', ', elements()[$element])
    );
    return note($sentence);
}

/**
 * Returns a note that only those who may edit the page see.
 */
function note(string $sentence): string
{
    wp_enqueue_style('museum-shop-editors');
    return sprintf('<p class="museum-shop-note" role="note">%s</p>', esc_html($sentence));
}
