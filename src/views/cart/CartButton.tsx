import { Plural, Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { itemCount } from '../../core/cart/totals.ts';
import { config } from '../../core/config/store.ts';
import { linkTo, navigate } from '../../core/navigation/navigate.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { OutletContext } from '../app/outlet.ts';

/** Links to the cart, with the number of its items. */
export function CartButton() {
  const outlet = useContext(OutletContext);
  const { lines } = useSnapshot(cart);
  useSnapshot(config); // re-render when the page of the checkout becomes known
  const count = itemCount(lines);
  const basket = routeTo('checkout');
  return (
    <a
      className="cart-button"
      href={linkTo(basket, outlet)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(basket, { from: outlet });
      }}
    >
      <Trans>Basket</Trans>
      <span className="cart-count" part="count" aria-hidden>
        {count}
      </span>{' '}
      {/* no `status` role, which would be excluded from the link's name */}
      <span className="visually-hidden" aria-live="polite">
        {/* keyed by count: page translation replaces the text node, so that React could not update it */}
        <span key={count}>
          <Plural value={count} _0="empty" one="# item" other="# items" />
        </span>
      </span>
    </a>
  );
}
