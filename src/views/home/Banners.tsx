import type { Banner } from '../../core/content/types.ts';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { bannerWords } from './bannerWords.ts';

/** Banners after the first one: small pictures, each with a title that is a link. */
export const Banners = ({ banners }: { banners: readonly Banner[] }) => (
  <ul className="banners">
    {banners.map((banner) => (
      <li key={banner.image ?? banner.image_mobile}>
        <SmallBanner banner={banner} />
      </li>
    ))}
  </ul>
);

function SmallBanner({ banner }: { banner: Banner }) {
  const { title, text, address, alt } = bannerWords(banner);
  const src = banner.image_mobile ?? banner.image;
  const picture = <Picture {...(src && { src })} alt={alt} />;
  const link = (words: string) => (address ? <a href={address}>{words}</a> : words);
  if (!title && !text) return address ? <a href={address}>{picture}</a> : picture;
  return (
    <>
      {picture}
      <div>
        {title && <Heading>{link(title)}</Heading>}
        {text && <p className="small">{title ? text : link(text)}</p>}
      </div>
    </>
  );
}
