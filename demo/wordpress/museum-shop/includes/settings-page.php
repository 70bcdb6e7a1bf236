<?php
/**
 * Adds the page Settings → Museum Shop, and a notice while settings are missing.
 */

namespace MuseumShop;

defined( 'ABSPATH' ) || exit;

const PAGE = 'museum-shop';

/**
 * Validates the submitted settings. An invalid value is reported, and the previous value is kept.
 *
 * @param mixed $filled_in
 */
function checked_settings( $filled_in ): array {
	$before  = settings();
	$entries = is_array( $filled_in ) ? wp_unslash( $filled_in ) : array();
	$text    = static function ( string $name ) use ( $entries ): string {
		return isset( $entries[ $name ] ) && is_string( $entries[ $name ] ) ? trim( $entries[ $name ] ) : '';
	};
	$wrong   = static function ( string $name, string $sentence ) use ( $before ) {
		add_settings_error( OPTION, "museum-shop-$name", $sentence );
		return $before[ $name ];
	};

	$api = untrailingslashit( esc_url_raw( $text( 'api' ), array( 'http', 'https' ) ) );
	if ( '' !== $text( 'api' ) && ! is_safe_address( $api ) ) {
		$api = $wrong( 'api', __( 'The address of the back end must be complete and begin with https://, for example https://shop.example.org/api.', 'museum-shop' ) );
	}
	$script = esc_url_raw( $text( 'script' ), array( 'http', 'https' ) );
	if ( '' !== $text( 'script' ) && ! is_safe_address( $script ) ) {
		$script = $wrong( 'script', __( 'The address of the script must be complete and begin with https://, for example https://cdn.example.org/museum-shop.js.', 'museum-shop' ) );
	}
	$shop = '' === $text( 'shop' ) ? '1' : $text( 'shop' );
	if ( ! preg_match( '/^\d+$/', $shop ) ) {
		$shop = $wrong( 'shop', __( 'The shop number must be a whole number, for example 1.', 'museum-shop' ) );
	}

	return array(
		'api'      => $api,
		'shop'     => $shop,
		'script'   => $script,
		'checkout' => absint( $text( 'checkout' ) ),
		'account'  => absint( $text( 'account' ) ),
		'whole'    => absint( $text( 'whole' ) ),
		'partner'  => sanitize_text_field( $text( 'partner' ) ),
		'contact'  => wp_kses_post( $text( 'contact' ) ),
	);
}

/**
 * Returns the fields of the page: name, label, kind of control, and description.
 *
 * @return array<int, array{0: string, 1: string, 2: string, 3: string}>
 */
function fields(): array {
	$has_own = '' !== script_address() && '' === settings()['script'];
	return array(
		array( 'api', __( 'Address of the back end', 'museum-shop' ), 'url', __( 'The address at which your shop\'s back end answers, for example https://shop.example.org/api. Until you enter it, the shop is not shown.', 'museum-shop' ) ),
		array( 'shop', __( 'Shop number', 'museum-shop' ), 'text', __( '1, unless your back end serves several shops.', 'museum-shop' ) ),
		array( 'checkout', __( 'Checkout page', 'museum-shop' ), 'page', __( 'The page that contains [museum_checkout]. Without it, the basket and the checkout open on the page where the visitor is.', 'museum-shop' ) ),
		array( 'account', __( 'Account page', 'museum-shop' ), 'page', __( 'The page that contains [museum_account].', 'museum-shop' ) ),
		array( 'whole', __( 'Page with the whole shop', 'museum-shop' ), 'page', __( 'The page that contains [museum_shop]. Everything that has no page of its own opens there.', 'museum-shop' ) ),
		array( 'contact', __( 'Contact', 'museum-shop' ), 'text', __( 'Text shown to visitors if the shop cannot be loaded, for example a telephone number.', 'museum-shop' ) ),
		array( 'partner', __( 'Partner', 'museum-shop' ), 'text', __( 'Your partner key, if you sell for a museum on your own site.', 'museum-shop' ) ),
		array(
			'script',
			__( 'Address of the script', 'museum-shop' ),
			'url',
			$has_own
				? __( 'Leave this empty to use the version included in this plugin.', 'museum-shop' )
				: __( 'The address of museum-shop.js, for example https://cdn.example.org/museum-shop.js.', 'museum-shop' ),
		),
	);
}

/**
 * Prints one field.
 *
 * @param array{name: string, kind: string, about: string, label_for: string} $field
 */
function print_field( array $field ): void {
	$value = settings()[ $field['name'] ];
	$name  = OPTION . '[' . $field['name'] . ']';
	$about = $field['label_for'] . '-about';
	if ( 'page' === $field['kind'] ) {
		wp_dropdown_pages(
			array(
				'name'             => esc_attr( $name ),
				'id'               => esc_attr( $field['label_for'] ),
				'selected'         => absint( $value ),
				'show_option_none' => esc_html__( '— none —', 'museum-shop' ),
				'option_none_value' => '0',
			)
		);
	} else {
		printf(
			'<input type="%s" class="regular-text" id="%s" name="%s" value="%s" aria-describedby="%s">',
			esc_attr( $field['kind'] ),
			esc_attr( $field['label_for'] ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $about )
		);
	}
	printf( '<p class="description" id="%s">%s</p>', esc_attr( $about ), esc_html( $field['about'] ) );
}

function print_page(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( PAGE );
			do_settings_sections( PAGE );
			submit_button();
			?>
		</form>
		<h2><?php esc_html_e( 'Shortcodes', 'museum-shop' ); ?></h2>
		<p><?php esc_html_e( 'Put one of these into a “Shortcode” block. The content between [museum_tickets] and [/museum_tickets] is shown if the shop cannot be loaded.', 'museum-shop' ); ?></p>
		<table class="widefat striped" style="max-width: 60em">
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Shortcode', 'museum-shop' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Attributes', 'museum-shop' ); ?></th>
				</tr>
			</thead>
			<tbody>
				<?php foreach ( elements() as $element => $attributes ) : ?>
					<tr>
						<td><code>[museum_<?php echo esc_html( str_replace( '-', '_', $element ) ); ?>]</code></td>
						<td><code><?php echo esc_html( implode( ', ', $attributes ) ); ?></code></td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
	</div>
	<?php
}

add_action(
	'admin_init',
	static function () {
		register_setting( PAGE, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\checked_settings' ) );
		add_settings_section( PAGE, '', '__return_null', PAGE );
		foreach ( fields() as list( $name, $label, $kind, $about ) ) {
			$id = "museum-shop-$name";
			add_settings_field(
				$id,
				$label,
				__NAMESPACE__ . '\print_field',
				PAGE,
				PAGE,
				array(
					'name'      => $name,
					'kind'      => $kind,
					'about'     => $about,
					'label_for' => $id,
				)
			);
		}
	}
);

add_action(
	'admin_menu',
	static function () {
		add_options_page( __( 'Museum Shop', 'museum-shop' ), __( 'Museum Shop', 'museum-shop' ), 'manage_options', PAGE, __NAMESPACE__ . '\print_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	static function ( $links ) {
		$address = admin_url( 'options-general.php?page=' . PAGE );
		return array_merge( array( sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Settings', 'museum-shop' ) ) ), $links );
	}
);

add_action(
	'admin_notices',
	static function () {
		$screen = get_current_screen();
		if ( ! $screen || 'plugins' !== $screen->id || ! current_user_can( 'manage_options' ) || ( '' !== settings()['api'] && '' !== script_address() ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
			esc_html__( 'Museum Shop is not set up yet.', 'museum-shop' ),
			esc_url( admin_url( 'options-general.php?page=' . PAGE ) ),
			esc_html__( 'Settings', 'museum-shop' )
		);
	}
);
