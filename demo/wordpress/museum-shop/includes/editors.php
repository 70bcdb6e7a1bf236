<?php

/**
 * Helps those who may edit a page when they look at it: notes in place, and a check of the page in the toolbar.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Whether the person who looks at this page may edit it.
 */
function is_editor_looking(): bool
{
    $post = get_queried_object_id();
    return is_user_logged_in()
        && (is_singular() && $post ? current_user_can('edit_post', $post) : current_user_can('edit_others_posts'));
}

/**
 * Whether the toolbar of this page offers the check.
 */
function is_check_offered(): bool
{
    return ! is_admin() && is_set_up() && is_admin_bar_showing() && is_editor_looking();
}

add_action('wp_enqueue_scripts', static function () {
    wp_register_style('museum-shop-editors', plugins_url('assets/editors.css', PLUGIN_FILE), array(), VERSION);
    if (is_check_offered()) {
        wp_enqueue_style('museum-shop-editors');
        wp_enqueue_script('museum-shop-check', plugins_url('assets/check.js', PLUGIN_FILE), array(), VERSION, true);
    }
});

add_action('admin_bar_menu', static function ($bar) {
    if (is_check_offered()) {
        $bar->add_node(
            array(
                'id' => 'museum-shop-check',
                'title' => esc_html__('Check the shop on this page', 'museum-shop'),
                'href' => '#museum-shop-check',
            )
        );
    }
}, 90);

add_action('wp_footer', static function () {
    if (! is_check_offered()) {
        return;
    }
    ?>
    <dialog id="museum-shop-check" aria-labelledby="museum-shop-check-title">
        <h2 id="museum-shop-check-title"><?php esc_html_e('Check the shop on this page', 'museum-shop'); ?></h2>
        <div aria-live="polite">
            <p data-state="running"><?php esc_html_e('Checking the page…', 'museum-shop'); ?></p>
            <p data-state="healthy" hidden><?php esc_html_e('No problems found.', 'museum-shop'); ?></p>
            <p data-state="partly" hidden>
                <?php esc_html_e('No problems found so far, but not everything could be checked.', 'museum-shop'); ?>
            </p>
            <p data-state="missing" hidden>
                <?php esc_html_e('The script of the shop did not load. Check its address in the settings.', 'museum-shop'); ?>
            </p>
            <ul hidden></ul>
        </div>
        <form method="dialog"><button><?php esc_html_e('Close', 'museum-shop'); ?></button></form>
    </dialog>
    <?php
});
