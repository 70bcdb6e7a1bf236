import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadContent } from '../../core/content/actions.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useStyles } from '../app/styles.ts';
import home from '../styles/home.css';
import { offeredAreas, ownNameOf } from '../app/areas.ts';
import { Banners } from './Banners.tsx';

/** First screen of a whole shop: the museum's banners, and links to the areas. */
export function HomeScreen() {
  useStyles(home);
  const { t, i18n } = useLingui();
  useEffect(() => void loadContent(), []);
  return (
    <div className="stack wide">
      <ScreenHeading>{t`Your visit begins here`}</ScreenHeading>
      <Banners of="home" />
      <ul className="areas">
        {offeredAreas().map(({ area, route, named, label, purpose }) => (
          <li key={area}>
            <Link href={routeTo(route)}>
              <span className="heading">{ownNameOf(named) ?? i18n._(label)}</span>
              <span className="muted">{i18n._(purpose)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
