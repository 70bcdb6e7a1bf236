<?php

/**
 * Begins a new page that already contains the shop, for the link on the settings page.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const NEW_PAGE = 'museum-shop-page';

function new_page_address(): string
{
    return admin_url('post-new.php?post_type=page&' . NEW_PAGE . '=1');
}

function is_new_page(): bool
{
    // only chooses the initial content of the editor, as WordPress itself does with `post_title`
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended
    return isset($_GET[NEW_PAGE]);
}

add_filter('default_content', static function ($content) {
    return is_new_page() ? '<!-- wp:museum-shop/embed /-->' : $content;
});

add_filter('default_title', static function ($title) {
    return is_new_page() ? __('Tickets', 'museum-shop') : $title;
});
