<?php

/**
 * The tags that pages may contain.
 */

namespace MuseumShop;

defined('ABSPATH') || exit;

/**
 * Returns the attributes that each tag may have in a post. The back end and the other site-wide values come only from
 * the settings, so that authors of posts cannot lead visitors to another shop.
 *
 * @return array<string, string[]> Attributes by the tag's name without `museum-`
 */
function elements(): array
{
    $of_all = array('lang', 'theme', 'routing');
    $of_screens = array_merge($of_all, array('heading-level'));
    $of_sales = array_merge(array('item', 'category'), $of_screens);
    return array(
        'tickets' => array_merge($of_sales, array('date')),
        'tours' => array_merge($of_sales, array('date', 'tour-language')),
        'merchandise' => $of_sales,
        'passes' => $of_sales,
        'vouchers' => $of_sales,
        'checkout' => $of_screens,
        'account' => $of_screens,
        'cart-button' => $of_all,
        'shop' => array_merge($of_screens, array('base', 'no-header', 'no-footer')),
    );
}

/**
 * Returns the names of the elements for editors, in their language.
 *
 * @return array<string, string>
 */
function element_names(): array
{
    return array(
        'tickets' => __('Tickets', 'museum-shop'),
        'tours' => __('Guided tours', 'museum-shop'),
        'merchandise' => __('Merchandise', 'museum-shop'),
        'passes' => __('Annual passes', 'museum-shop'),
        'vouchers' => __('Vouchers', 'museum-shop'),
        'checkout' => __('Checkout', 'museum-shop'),
        'account' => __('Account', 'museum-shop'),
        'cart-button' => __('Basket button', 'museum-shop'),
        'shop' => __('Whole shop', 'museum-shop'),
    );
}

/**
 * Returns the name of an element's shortcode.
 */
function shortcode_of(string $element): string
{
    return 'museum_' . str_replace('-', '_', $element);
}
