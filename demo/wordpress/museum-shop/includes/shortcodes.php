<?php
/**
 * A shortcode for each tag: [museum_tickets item="12"] is <museum-tickets item="12">.
 */

namespace MuseumShop;

defined( 'ABSPATH' ) || exit;

/**
 * What each tag may be told in a post. Where the back end is and what else holds for the whole site is said in the
 * settings alone: whoever may write posts cannot lead visitors to a shop of his own.
 *
 * @return array<string, string[]> attributes by the tag's name without `museum-`
 */
function elements(): array {
	$of_all   = array( 'lang', 'theme', 'routing' );
	$of_sales = array_merge( array( 'item', 'category' ), $of_all );
	return array(
		'tickets'     => array_merge( $of_sales, array( 'date' ) ),
		'tours'       => array_merge( $of_sales, array( 'date', 'tour-language' ) ),
		'merchandise' => $of_sales,
		'passes'      => $of_sales,
		'vouchers'    => $of_sales,
		'checkout'    => $of_all,
		'account'     => $of_all,
		'cart-button' => $of_all,
		'shop'        => array_merge( $of_all, array( 'base', 'no-header', 'no-footer' ) ),
	);
}

/**
 * What the visitor sees until the shop is there, and where it cannot come: what stands between the shortcodes, else the
 * way to the same thing on the shop's own page, else the contact of the settings, else a sentence in the site's language.
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
		// the way to the basket is in a line of the site's own, with no room for a sentence
		if ( '' !== $contact || 'cart-button' === $element ) {
			return wp_kses_post( $contact );
		}
		return esc_html__( 'Our shop opens here. If it does not, please try again later.', 'museum-shop' );
	}
	return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( get_the_title( url_to_postid( $address ) ) ) );
}

/**
 * The tag of an embed. Attributes it does not know are left out; a bare word is a flag; `tour_language` is
 * `tour-language`, since underscores are the habit of shortcodes.
 *
 * @param string               $element    The tag's name without `museum-`.
 * @param array<string>|string $attributes As WordPress read them; '' where there are none.
 * @param string|null          $content    What stands between the shortcodes.
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
	// a page of WordPress is a frame of its own, and its addresses are not the shop's
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
