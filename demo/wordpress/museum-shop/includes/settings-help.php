<?php

/**
 * The parts of the settings page around its form: the answer of the back end, and the ways to show the shop.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Prints what the saved back end answers: its shop, and whether visitors of this site can pay.
 */
function print_connection(): void
{
    $settings = settings();
    if ('' === $settings['api']) {
        return;
    }
    $shop = shop_at($settings['api'], $settings['shop']);
    if (is_string($shop)) {
        printf('<div class="notice notice-error" data-museum-shop="silent"><p>%s</p></div>', esc_html($shop));
        return;
    }
    $may_pay = may_pay($shop);
    $kind = array('error', 'success')[(int) $may_pay];
    printf(
        '<div class="notice notice-%s" data-museum-shop="%s"><p><strong>%s</strong><br>%s<br>%s</p>',
        esc_attr(null === $may_pay ? 'warning' : $kind),
        esc_attr(null === $may_pay ? 'unknown' : $kind),
        esc_html(name_of($shop)),
        /* translators: %s: names of languages */
        esc_html(sprintf(__('Languages: %s', 'museum-shop'), languages_of($shop))),
        esc_html(payment_sentence($may_pay))
    );
    printf(
        '<p><a class="button" href="%s">%s</a></p></div>',
        esc_url(new_page_address()),
        esc_html__('Create a page with the shop', 'museum-shop')
    );
}

/**
 * Returns whether visitors of this site can pay, and what to do if not.
 */
function payment_sentence(?bool $may_pay): string
{
    $origin = origin_of(home_url());
    if ($may_pay) {
        /* translators: %s: address of this site */
        return sprintf(__('Visitors can pay on %s.', 'museum-shop'), $origin);
    }
    return false === $may_pay
        /* translators: %s: address of this site */
        ? sprintf(__('Visitors cannot pay on %s. Ask the operator of the back end to add this address to allowedOrigins.', 'museum-shop'), $origin)
        /* translators: %s: address of this site */
        : sprintf(__('We could not find out whether visitors can pay on %s. Ask the operator of the back end.', 'museum-shop'), $origin);
}

/**
 * Returns the address of the configurator with the settings of this site, or '' if the plugin came without it.
 */
function configurator_address(): string
{
    $page = bundled('embed/index.html');
    $settings = settings();
    return '' === $page || '' === $settings['api'] ? '' : add_query_arg(
        array(
            'api' => rawurlencode($settings['api']),
            'shop' => '1' === $settings['shop'] ? false : rawurlencode($settings['shop']),
            'hl' => substr(get_user_locale(), 0, 2),
            'to' => 'wordpress-plugin',
        ),
        $page
    );
}

function print_help(): void
{
    $configurator = configurator_address();
    ?>
    <h2><?php esc_html_e('Show the shop', 'museum-shop'); ?></h2>
    <p><?php esc_html_e('In the editor of a page, add the block “Museum Shop” and choose what it sells.', 'museum-shop'); ?></p>
    <p>
        <?php esc_html_e('Elsewhere, use a shortcode. Include its slash, so that the text after it remains part of the page.', 'museum-shop'); ?>
        <?php if ('' !== $configurator) : ?>
            <a href="<?php echo esc_url($configurator); ?>" target="_blank">
                <?php esc_html_e('Create a shortcode', 'museum-shop'); ?>
            </a>
        <?php endif; ?>
    </p>
    <table class="widefat striped">
        <thead>
            <tr>
                <th scope="col"><?php esc_html_e('Shows', 'museum-shop'); ?></th>
                <th scope="col"><?php esc_html_e('Shortcode', 'museum-shop'); ?></th>
                <th scope="col"><?php esc_html_e('Attributes', 'museum-shop'); ?></th>
            </tr>
        </thead>
        <tbody>
            <?php foreach (elements() as $element => $attributes) : ?>
                <tr>
                    <td><?php echo esc_html(element_names()[$element]); ?></td>
                    <td><code>[<?php echo esc_html(shortcode_of($element)); ?> /]</code></td>
                    <td><code><?php echo esc_html(implode(', ', $attributes)); ?></code></td>
                </tr>
            <?php endforeach; ?>
        </tbody>
    </table>
    <?php
}
