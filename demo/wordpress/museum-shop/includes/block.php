<?php

/**
 * Registers the block “Museum Shop”, which writes the same tag as a shortcode.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const BLOCK = 'museum-shop/embed';

/** Attributes of a block, by those of the tag. */
const BLOCK_ATTRIBUTES = array(
    'item' => 'item',
    'category' => 'category',
    'date' => 'date',
    'tour-language' => 'tourLanguage',
    'lang' => 'lang',
    'theme' => 'theme',
    'heading-level' => 'headingLevel',
);

/**
 * Returns the tag for the attributes of a block; '' if nothing is chosen.
 *
 * @param array<string, mixed> $attributes
 */
function embed_of_block(array $attributes): string
{
    $element = $attributes['element'] ?? '';
    if (! is_string($element) || ! isset(elements()[$element])) {
        return '';
    }
    $named = array();
    foreach (array_intersect_key(BLOCK_ATTRIBUTES, array_flip(elements()[$element])) as $name => $of_block) {
        $value = $attributes[$of_block] ?? '';
        if (is_string($value) && '' !== $value) {
            $named[$name] = $value;
        }
    }
    return embed($element, $named, '');
}

/**
 * Returns the HTML of a block.
 *
 * @param array<string, mixed> $attributes
 */
function render_block(array $attributes): string
{
    $embed = embed_of_block($attributes);
    if ('' !== $embed) {
        return sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $embed);
    }
    return is_editor_looking()
        ? note(__('Nothing is selected in this “Museum Shop” block yet, so visitors do not see it.', 'museum-shop'))
        : '';
}

/**
 * Returns the texts of the block's editor, in the editor's language.
 *
 * @return array<string, string>
 */
function block_texts(): array
{
    return array(
        'title' => __('Museum Shop', 'museum-shop'),
        'areas' => __('Part of the shop', 'museum-shop'),
        'search' => __('Search', 'museum-shop'),
        'all' => __('All', 'museum-shop'),
        'none' => __('Nothing found.', 'museum-shop'),
        'loading' => __('Loading…', 'museum-shop'),
        'silent' => __('The back end is not responding.', 'museum-shop'),
        'retry' => __('Try again', 'museum-shop'),
        'change' => __('Choose something else', 'museum-shop'),
        'preview' => __('Preview', 'museum-shop'),
        'unset' => __('Museum Shop is not set up yet.', 'museum-shop'),
        'setUp' => __('Set up the shop', 'museum-shop'),
        'ask' => __('Ask your site administrator to set it up.', 'museum-shop'),
        'heading' => __('Heading level', 'museum-shop'),
        'date' => __('Preselected day', 'museum-shop'),
        'usual' => __('Default', 'museum-shop'),
    );
}

/**
 * Returns what the block's editor needs from this site.
 *
 * @return array<string, mixed>
 */
function block_settings(): array
{
    $settings = settings();
    return array(
        'api' => is_set_up() ? $settings['api'] : '',
        'shop' => $settings['shop'],
        'preview' => add_query_arg(PREVIEW, '1', home_url('/')),
        'settingsPage' => current_user_can('manage_options') ? settings_address() : '',
        'languages' => array(substr(get_locale(), 0, 2), substr(get_user_locale(), 0, 2)),
        'names' => element_names(),
        'attributes' => elements(),
        'texts' => block_texts(),
    );
}

add_action('init', static function () {
    $files = array('wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element');
    wp_register_script('museum-shop-block', plugins_url('assets/block.js', PLUGIN_FILE), $files, VERSION, true);
    wp_register_style('museum-shop-block', plugins_url('assets/block.css', PLUGIN_FILE), array(), VERSION);
    $of_block = array_fill_keys(array_merge(array('element'), BLOCK_ATTRIBUTES), array('type' => 'string'));
    register_block_type(
        BLOCK,
        array(
            'api_version' => 2,
            'title' => __('Museum Shop', 'museum-shop'),
            'description' => __('Sells tickets, tours, merchandise, annual passes or vouchers on this page.', 'museum-shop'),
            'category' => 'widgets',
            'icon' => 'tickets-alt',
            'keywords' => array_values(element_names()),
            'attributes' => $of_block,
            'supports' => array('html' => false, 'align' => array('wide', 'full')),
            'editor_script' => 'museum-shop-block',
            'editor_style' => 'museum-shop-block',
            'render_callback' => __NAMESPACE__ . '\render_block',
        )
    );
}, 11); // after the translations

add_action('enqueue_block_editor_assets', static function () {
    $settings = wp_json_encode(block_settings(), JSON_HEX_TAG | JSON_HEX_AMP);
    wp_add_inline_script('museum-shop-block', "window.museumShopBlock = $settings;", 'before');
});
