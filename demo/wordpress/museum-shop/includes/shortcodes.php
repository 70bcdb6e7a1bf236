<?php
/**
 * Registers a shortcode for each tag: [museum_tickets item="12"] is <museum-tickets item="12">.
 */

namespace MuseumShop;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes that each tag may have in a post. The back end and the other site-wide values come only from
 * the settings, so that authors of posts cannot lead visitors to another shop.
 *
 * @return array<string, string[]> Attributes by the tag's name without `museum-`
 */
function elements(): array {
	$of_all     = array( 'lang', 'theme', 'routing' );
	$of_screens = array_merge( $of_all, array( 'heading-level' ) );
	$of_sales   = array_merge( array( 'item', 'category' ), $of_screens );
	return array(
		'tickets'     => array_merge( $of_sales, array( 'date' ) ),
		'tours'       => array_merge( $of_sales, array( 'date', 'tour-language' ) ),
		'merchandise' => $of_sales,
		'passes'      => $of_sales,
		'vouchers'    => $of_sales,
		'checkout'    => $of_screens,
		'account'     => $of_screens,
		'cart-button' => $of_all,
		'shop'        => array_merge( $of_screens, array( 'base', 'no-header', 'no-footer' ) ),
	);
}

/**
 * Returns the HTML shown until the shop has loaded, or if it cannot load: the content between the shortcodes, else a
 * link to the page of the settings, else the contact of the settings, else a sentence in the site's language.
 */
function fallback( string $element, string $content ): string {
	if ( '' !== trim( $content ) ) {
		return wp_kses_post( $content );
	}
	$pages   = array(
		'checkout'    => 'checkout',
		'cart-button' => 'checkout',
		'account'     => 'account',
	);
	$page    = 'shop' === $element ? 0 : settings()[ $pages[ $element ] ?? 'whole' ];
	$address = (int) get_the_ID() === $page ? '' : page_address( $page );
	if ( '' === $address ) {
		$contact = settings()['contact'];
		// the cart button is inline, so there is no space for a sentence
		if ( '' !== $contact || 'cart-button' === $element ) {
			return wp_kses_post( $contact );
		}
		return esc_html__( 'Our shop opens here. If it does not, please try again later.', 'museum-shop' );
	}
	return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( get_the_title( url_to_postid( $address ) ) ) );
}

/**
 * Returns the tag of an embed. Unknown attributes are left out. A word without a value is a flag. Underscores become
 * hyphens, because shortcodes usually have underscores: `tour_language` is `tour-language`.
 *
 * @param string               $element    The tag's name without `museum-`.
 * @param array<string>|string $attributes As WordPress parsed them; '' without attributes.
 * @param string|null          $content    The content between the shortcodes.
 */
function embed( string $element, $attributes, ?string $content ): string {
	$fallback = fallback( $element, (string) $content );
	if ( is_feed() ) {
		return $fallback;
	}
	$written = '';
	foreach ( (array) $attributes as $name => $value ) {
		$is_flag = is_int( $name );
		$name    = str_replace( '_', '-', strtolower( $is_flag ? $value : $name ) );
		if ( in_array( $name, elements()[ $element ], true ) ) {
			$written .= $is_flag ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	// a WordPress page already has a header and a footer, and WordPress would not route the shop's paths
	if ( 'shop' === $element && ! preg_match( '/ (routing|base)/', $written ) ) {
		$written .= ' routing="hash" no-header no-footer';
	}
	return "<museum-$element$written>$fallback</museum-$element>";
}

foreach ( array_keys( elements() ) as $element ) {
	add_shortcode(
		'museum_' . str_replace( '-', '_', $element ),
		static function ( $attributes, $content = null ) use ( $element ) {
			return embed( $element, $attributes, $content );
		}
	);
}
