import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { webAddress } from '../../core/web/addresses.ts';
import { shopConfig, shopInfo, siteName } from '../../core/config/store.ts';
import { language } from '../../core/page/language.ts';
import { routeTo } from '../../core/routes/routes.ts';

/** Returns the address of the museum's site in the language of the shop, if the brand is configured to link to it. */
function mainSite(): string | undefined {
  const { logoLinksToMainSite, museumMainUrl, museumPerLanguageUrls } = shopConfig();
  if (!logoLinksToMainSite) return undefined;
  return webAddress(museumPerLanguageUrls[language.lang]) ?? webAddress(museumMainUrl);
}

/** Name and logo of the shop, linked to its home or, in a new tab, to the museum's site. */
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
    <p className="brand heading">
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
    </p>
  );
}
