<?php
/**
 * What the site says about its shop, in one option.
 */

namespace MuseumShop;

defined( 'ABSPATH' ) || exit;

const OPTION = 'museum_shop';

/**
 * All settings, those that nobody has filled in with their defaults.
 *
 * @return array{api: string, shop: string, script: string, checkout: int, account: int, whole: int, partner: string, contact: string}
 */
function settings(): array {
	$defaults = array(
		'api'      => '',
		'shop'     => '1',
		'script'   => '',
		'checkout' => 0,
		'account'  => 0,
		'whole'    => 0,
		'partner'  => '',
		'contact'  => '',
	);
	$saved = get_option( OPTION );
	return array_merge( $defaults, is_array( $saved ) ? $saved : array() );
}

/**
 * Address of the script: the one of the settings, else the release that came with this plugin, else none.
 */
function script_address(): string {
	$chosen = settings()['script'];
	if ( '' !== $chosen ) {
		return $chosen;
	}
	$own = 'bundle/' . VERSION . '/museum-shop.js';
	return is_readable( plugin_dir_path( PLUGIN_FILE ) . $own ) ? plugins_url( $own, PLUGIN_FILE ) : '';
}

/**
 * Address of a page that the settings name: in the language that is being read, where a plugin for languages has a
 * translation of it. Empty where none is named or it is not public.
 */
function page_address( int $page ): string {
	// the plugins for languages, WPML and Polylang, both answer this filter
	$page = $page ? (int) apply_filters( 'wpml_object_id', $page, 'page', true ) : 0;
	return $page && 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '';
}

/**
 * Whether what is said to an address may be overheard by nobody: https, or this computer itself.
 */
function is_safe_address( string $address ): bool {
	$parts = wp_parse_url( $address );
	if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return false;
	}
	$is_own_computer = (bool) preg_match( '/^(localhost|127(\.\d+){3}|\[::1\])$/', $parts['host'] );
	return 'https' === $parts['scheme'] || ( 'http' === $parts['scheme'] && $is_own_computer );
}
