import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { Router } from 'wouter';
import { shopConfig } from '../../core/config/store.ts';
import { settleScroll, takeScroll } from '../../core/navigation/scroll.ts';
import { parseRoute, type RouteName } from '../../core/routes/routes.ts';
import { usePointing } from '../app/ahead.ts';
import { ArrivalContext, locationOf, PlaceContext, useHref } from '../app/place.ts';
import { prepareRoute } from '../app/screens.ts';
import { Stage } from '../app/Stage.tsx';
import { useStyles } from '../app/styles.ts';
import shop from '../styles/shop.css';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Busy } from './Busy.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useHead } from './useHead.ts';
import { SizeContext, useSize } from './useSize.ts';

/** Pages beside the way to what is sold, which are narrow and quiet (specification, section 2). */
const SECONDARY: readonly (RouteName | undefined)[] = [
  'login',
  'register',
  'guestRegister',
  'settings',
  'forgotPassword',
  'recoverPasswordSuccess',
  'recoverAccount',
  'forgotPasswordSuccess',
  'registerSuccess',
  'checkoutSuccess',
];

export type WholeShopProps = { isWithoutHeader: boolean; isWithoutFooter: boolean };

/** The whole shop in one element: header, the screen, footer. It has the page to itself: title, head and scrolling. */
export function WholeShop({ isWithoutHeader, isWithoutFooter }: WholeShopProps) {
  useStyles(shop);
  const key = useContext(PlaceContext);
  const location = useMemo(() => locationOf(key), [key]);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const pointing = usePointing(prepareRoute);
  const { showHeader, showFooter, showBreadcrumbs } = shopConfig();
  const [hasHeader, hasFooter] = [showHeader && !isWithoutHeader, showFooter && !isWithoutFooter];
  const isSecondary = SECONDARY.includes(parseRoute(useHref())?.name);
  useHead();
  useEffect(takeScroll, []);
  const skip = useCallback(
    () => frame.current?.querySelector<HTMLElement>('.content h2')?.focus(),
    [],
  );
  const Content = hasHeader || hasFooter ? 'main' : 'div';
  return (
    <Router hook={location}>
      <SizeContext value={size}>
        <ArrivalContext value={settleScroll}>
          <div ref={frame} className={`whole ${size} ${isSecondary ? 'secondary' : ''}`}>
            <Busy />
            {hasHeader && (
              <div className="top" {...pointing}>
                <Header onSkip={skip} />
              </div>
            )}
            <Content className="content stack">
              {showBreadcrumbs && <Breadcrumbs />}
              <Stage />
            </Content>
            {hasFooter && <Footer />}
          </div>
        </ArrivalContext>
      </SizeContext>
    </Router>
  );
}
