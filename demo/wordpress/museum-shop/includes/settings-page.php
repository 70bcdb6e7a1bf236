<?php

/**
 * Shows the page Settings → Museum Shop, and a notice while settings are missing.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Returns the fields of the page: name, label, kind of control, and description.
 *
 * @return array<int, array{0: string, 1: string, 2: string, 3: string}>
 */
function fields(): array
{
    $has_own = '' !== bundled('museum-shop.js');
    return array(
        array('api', __('Address of the back end', 'museum-shop'), 'url', __('The address of your shop’s back end, for example https://shop.example.org/api. The shop is not shown until you enter it.', 'museum-shop')),
        array('shop', __('Shop number', 'museum-shop'), 'text', __('1, unless you were given another number.', 'museum-shop')),
        array('checkout', __('Checkout page', 'museum-shop'), 'page', __('The page that contains the checkout. Without it, the basket and the checkout open on the current page.', 'museum-shop')),
        array('account', __('Account page', 'museum-shop'), 'page', __('The page that contains the account.', 'museum-shop')),
        array('whole', __('Page with the whole shop', 'museum-shop'), 'page', __('The page that contains the whole shop. Everything without its own page opens there.', 'museum-shop')),
        array('contact', __('Contact', 'museum-shop'), 'text', __('Text that visitors see if the shop cannot load, for example a phone number.', 'museum-shop')),
        array('partner', __('Partner', 'museum-shop'), 'text', __('Your partner key, if you sell for a museum on your own site.', 'museum-shop')),
        array(
            'script',
            __('Address of the script', 'museum-shop'),
            'url',
            $has_own
                ? __('Leave this empty to use the version included in this plugin.', 'museum-shop')
                : __('The address of museum-shop.js, for example https://cdn.example.org/museum-shop.js.', 'museum-shop'),
        ),
    );
}

/**
 * Prints the control of a field.
 *
 * @param string|int $value
 */
function print_control(string $name, string $kind, $value, bool $is_wrong): void
{
    $id = "museum-shop-$name";
    if ('page' === $kind) {
        wp_dropdown_pages(
            array(
                'name' => esc_attr(OPTION . "[$name]"),
                'id' => esc_attr($id),
                'selected' => absint($value),
                'show_option_none' => esc_html__('— none —', 'museum-shop'),
                'option_none_value' => '0',
            )
        );
        return;
    }
    printf(
        '<input type="text" inputmode="%s" class="regular-text" id="%s" name="%s" value="%s" aria-describedby="%s"%s>',
        esc_attr($kind),
        esc_attr($id),
        esc_attr(OPTION . "[$name]"),
        esc_attr((string) $value),
        esc_attr($is_wrong ? "$id-error $id-about" : "$id-about"),
        $is_wrong ? ' aria-invalid="true"' : ''
    );
}

/**
 * Prints the rows of the form, each wrong value with its sentence.
 */
function print_rows(): void
{
    list($values, $errors) = form();
    foreach (fields() as list($name, $label, $kind, $about)) {
        $id = "museum-shop-$name";
        printf('<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr($id), esc_html($label));
        print_control($name, $kind, $values[$name], isset($errors[$name]));
        if (isset($errors[$name])) {
            printf('<p class="notice notice-error inline" id="%s">%s</p>', esc_attr("$id-error"), esc_html($errors[$name]));
        }
        printf('<p class="description" id="%s">%s</p></td></tr>', esc_attr("$id-about"), esc_html($about));
    }
}

function print_page(): void
{
    // only shows that saving has ended
    $is_saved = isset($_GET['saved']) && array() === form()[1];
    ?>
    <div class="wrap">
        <h1><?php echo esc_html(get_admin_page_title()); ?></h1>
        <?php if ($is_saved) : ?>
            <div class="notice notice-success"><p><?php esc_html_e('Settings saved.', 'museum-shop'); ?></p></div>
        <?php endif; ?>
        <?php print_connection(); ?>
        <form action="<?php echo esc_url(settings_address()); ?>" method="post" novalidate>
            <?php wp_nonce_field(PAGE); ?>
            <table class="form-table" role="presentation"><tbody><?php print_rows(); ?></tbody></table>
            <?php submit_button(); ?>
        </form>
        <?php print_help(); ?>
    </div>
    <?php
}

add_action('admin_menu', static function () {
    $name = __('Museum Shop', 'museum-shop');
    $page = add_options_page($name, $name, 'manage_options', PAGE, __NAMESPACE__ . '\print_page');
    add_action("load-$page", __NAMESPACE__ . '\save');
});

add_filter('plugin_action_links_' . plugin_basename(PLUGIN_FILE), static function ($links) {
    $settings = sprintf(
        '<a href="%s">%s</a>',
        esc_url(settings_address()),
        esc_html__('Settings', 'museum-shop')
    );
    return array_merge(array($settings), $links);
});

add_action('admin_notices', static function () {
    $screen = get_current_screen();
    if (! $screen || 'plugins' !== $screen->id || ! current_user_can('manage_options') || is_set_up()) {
        return;
    }
    printf(
        '<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
        esc_html__('Museum Shop is not set up yet.', 'museum-shop'),
        esc_url(settings_address()),
        esc_html__('Set up the shop', 'museum-shop')
    );
});
