import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { loadContent } from '../../core/content/actions.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { lazyOptional } from '../app/lazyOptional.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useStyles } from '../app/styles.ts';
import home from '../styles/home.css';
import { offeredAreas, ownNameOf } from '../app/areas.ts';
import { Banners } from './Banners.tsx';
import { DatesSkeleton } from './DatesSkeleton.tsx';
import { Hero } from './Hero.tsx';
import { useBanners } from './useBanners.ts';

const NextDates = lazyOptional(async () => (await import('./NextDates.tsx')).NextDates);

/** First screen of a whole shop: the museum's banners, links to the areas, and the next dates. */
export function HomeScreen() {
  useStyles(home);
  const { t, i18n } = useLingui();
  const banners = useBanners();
  useEffect(() => void loadContent(), []);
  const [first, ...more] = banners ?? [];
  const areas = offeredAreas();
  const hasDates = areas.some(({ area }) => area === 'tickets' || area === 'tours');
  return (
    <div className="stack wide">
      <div className="stack">
        <ScreenHeading>{t`Your visit starts here`}</ScreenHeading>
        {(first || !banners) && <Hero banner={first} />}
      </div>
      <ul className="areas">
        {areas.map(({ area, route, named, label, purpose }) => (
          <li key={area}>
            <Link href={routeTo(route)}>
              <span className="heading">{ownNameOf(named) ?? i18n._(label)}</span>
              <span className="muted">{i18n._(purpose)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="below">
        {hasDates && (
          <Suspense fallback={<DatesSkeleton />}>
            <NextDates />
          </Suspense>
        )}
        {more.length > 0 && <Banners banners={more} />}
      </div>
    </div>
  );
}
