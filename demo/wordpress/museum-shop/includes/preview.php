<?php

/**
 * Shows one embed in a page of its own, for the block's preview: with the styles of the site, as visitors will see it.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

const PREVIEW = 'museum-shop-preview';

/**
 * Prints the page for the attributes of a block.
 *
 * @param array<string, mixed> $attributes
 */
function print_preview(array $attributes): void
{
    nocache_headers();
    header("Content-Security-Policy: frame-ancestors 'self'");
    show_admin_bar(false);
    ?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <meta name="robots" content="noindex">
    <?php wp_head(); ?>
</head>
<body style="margin: 16px; padding: 0">
    <?php
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- embed() escapes
    echo embed_of_block($attributes);
    wp_footer();
    ?>
</body>
</html>
    <?php
}

add_action('template_redirect', static function () {
    // it changes nothing, so it needs no nonce
    if (isset($_GET[PREVIEW]) && is_set_up() && current_user_can('edit_posts')) {
        print_preview(wp_unslash($_GET));
        exit;
    }
});
