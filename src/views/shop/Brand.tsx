import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { webAddress } from '../../core/web/addresses.ts';
import { shopConfig, shopInfo, siteName } from '../../core/config/store.ts';
import { language } from '../../core/page/language.ts';
import { routeTo } from '../../core/routes/routes.ts';

/** The museum's site in the language of the shop, where the brand is set to lead there. */
function mainSite(): string | undefined {
  const { logoLinksToMainSite, museumMainUrl, museumPerLanguageUrls } = shopConfig();
  if (!logoLinksToMainSite) return undefined;
  return webAddress(museumPerLanguageUrls[language.lang]) ?? webAddress(museumMainUrl);
}

/** Whose shop this is: to its home, or to the museum's site in a new tab. */
export function Brand() {
  const { logo } = shopInfo();
  const site = mainSite();
  const face = (
    <>
      {logo && <img src={logo} alt="" />}
      <span>{siteName()}</span>
    </>
  );
  return (
    <h1 className="brand">
      {site ? (
        <a href={site} target="_blank" rel="noopener">
          {face}{' '}
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      ) : (
        <Link href={routeTo('home')}>{face}</Link>
      )}
    </h1>
  );
}
