import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { itemCount } from '../../core/cart/totals.ts';
import { parseRoute, routeTo } from '../../core/routes/routes.ts';
import { useHref } from '../app/outlet.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { offeredAreas, ownNameOf } from '../app/areas.ts';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useFit } from './useFit.ts';
import { useMenu } from './useMenu.ts';
import { useScrolled } from './useScrolled.ts';

/** Header of a whole shop: brand, areas, language, account and cart. If they do not fit, they move into a menu. */
export function Header({ onSkip }: { onSkip: () => void }) {
  const { t } = useLingui();
  const href = useHref();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const { customer } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const fits = useFit(bar, `${customer?.fname} ${customer?.lname} ${itemCount(lines)}`);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, closeByKey } = useMenu(button, `${href} ${fits}`);
  const isScrolled = useScrolled();
  return (
    <header className={isScrolled ? 'scrolled' : undefined} part="header">
      <button
        type="button"
        className="skip button primary"
        part="button button-primary"
        onClick={onSkip}
      >
        <Trans>Skip to content</Trans>
      </button>
      {/* receives key events of the focused element inside */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={bar}
        className={`bar ${fits ? '' : 'folded'} ${isOpen ? 'open' : ''}`}
        onKeyDown={closeByKey}
      >
        <Brand />
        {!fits && (
          <button
            ref={button}
            type="button"
            className="button slim menu-button"
            part="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            <Trans>Menu</Trans>
          </button>
        )}
        <div className="menu" id={id}>
          <nav aria-label={t`Main menu`}>
            <Areas href={href} />
          </nav>
          <div className="tools">
            <AccountLinks />
            <LanguageMenu />
          </div>
        </div>
        <CartButton />
      </div>
    </header>
  );
}

function Areas({ href }: { href: string }) {
  const { i18n } = useLingui();
  const here = parseRoute(href)?.area;
  return (
    <ul>
      {offeredAreas().map(({ area, route, named, label }) => (
        <li key={area}>
          <Link href={routeTo(route)} aria-current={area === here ? 'page' : undefined}>
            {ownNameOf(named) ?? i18n._(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
