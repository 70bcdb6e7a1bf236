import {
  memo,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Router } from 'wouter';
import { shopConfig } from '../../core/config/store.ts';
import { settleScroll, takeScroll } from '../../core/navigation/scroll.ts';
import type { RouteName } from '../../core/routes/routes.ts';
import { usePrefetchHandlers } from '../app/prefetch.ts';
import { locationOf, OutletContext, ScrollContext, useOwnRoute } from '../app/outlet.ts';
import { prepareRoute, useScreen } from '../outlet/screens.ts';
import { OutletView } from '../outlet/OutletView.tsx';
import { useStyles } from '../app/styles.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import shop from '../styles/shop.css';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Busy } from './Busy.tsx';
import { Debug } from './Debug.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useHead } from './useHead.ts';
import { SizeContext, useSize } from '../app/useSize.ts';

/** Secondary screens, with a narrow layout (specification, section 2). */
const SECONDARY: readonly (RouteName | undefined)[] = [
  'login',
  'register',
  'settings',
  'forgotPassword',
  'recoverPasswordSuccess',
  'recoverAccount',
  'forgotPasswordSuccess',
  'registerSuccess',
  'checkoutSuccess',
];

/** Suspends the whole frame until the first screen has loaded; later screens suspend only the content. */
const FirstScreen = memo(function FirstScreen({ route }: { route: RouteName | undefined }) {
  useScreen(route);
  return null;
});

export type WholeShopProps = { isWithoutHeader: boolean; isWithoutFooter: boolean };

/** The whole shop in one embed: header, screen and footer. It owns the page, with its title, head and scrolling. */
export function WholeShop({ isWithoutHeader, isWithoutFooter }: WholeShopProps) {
  useStyles(shop);
  const key = useContext(OutletContext);
  const location = useMemo(() => locationOf(key), [key]);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const pointing = usePrefetchHandlers(prepareRoute);
  const { showHeader, showFooter, showBreadcrumbs } = shopConfig();
  const [hasHeader, hasFooter] = [showHeader && !isWithoutHeader, showFooter && !isWithoutFooter];
  const route = useOwnRoute()?.name;
  const [first] = useState(route);
  const isSecondary = SECONDARY.includes(route);
  useHead();
  useEffect(takeScroll, []);
  const skip = useCallback(
    () => frame.current?.querySelector<HTMLElement>('.content .title')?.focus(),
    [],
  );
  const Content = hasHeader || hasFooter ? 'main' : 'div';
  return (
    <Router hook={location}>
      <SizeContext value={size}>
        <ScrollContext value={settleScroll}>
          <div ref={frame} className={`whole ${size} ${isSecondary ? 'secondary' : ''}`}>
            <Busy />
            <FirstScreen route={first} />
            {hasHeader && (
              <div className="top" {...pointing}>
                <Header onSkip={skip} />
              </div>
            )}
            <Content className="content stack">
              {showBreadcrumbs && <Breadcrumbs />}
              <Suspense fallback={<Skeleton lines={5} />}>
                <OutletView />
              </Suspense>
            </Content>
            {hasFooter && <Footer />}
            {import.meta.env?.DEBUG && <Debug />}
          </div>
        </ScrollContext>
      </SizeContext>
    </Router>
  );
}
