import { shopConfig } from '../../core/config/store.ts';
import { webAddress } from '../../core/web/addresses.ts';
import { language } from '../../core/page/language.ts';
import { Heading } from '../parts/Heading.tsx';

export function PartnerLogos() {
  return shopConfig().partnerLogos.map(({ name, logos }) => {
    const shown = logos.filter(({ image }) => image);
    const title = name[language.lang];
    if (shown.length === 0) return null;
    return (
      <section key={shown[0]!.image} className="stack tight">
        {title && <Heading className="small muted">{title}</Heading>}
        <ul className="row partners">
          {shown.map(({ image, url, alt }) => (
            <li key={image}>
              {webAddress(url) ? (
                <a href={webAddress(url)} target="_blank" rel="noopener">
                  <img src={image} alt={alt || url} loading="lazy" />
                </a>
              ) : (
                <img src={image} alt={alt} loading="lazy" />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
