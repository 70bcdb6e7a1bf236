import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { webAddress } from '../../core/web/addresses.ts';
import { content } from '../../core/content/store.ts';
import type { Banner } from '../../core/content/types.ts';
import { Picture } from '../parts/Picture.tsx';
import { isNarrow } from '../app/sizes.ts';
import { SizeContext } from '../app/useSize.ts';

const WIDE = '3 / 1';
const TALL = '4 / 5';

/** The museum's banners for one position in the shop, each with the image for the width of the shop. */
export function Banners({ of }: { of: string }) {
  const { all } = useSnapshot(content).known;
  if (all.is === 'idle' || all.is === 'loading') return <Picture alt="" ratio={WIDE} />;
  const banners = all.is === 'ready' ? (all.value.banners[of] ?? []) : [];
  if (banners.length === 0) return null;
  return (
    <ul className="stack banners">
      {banners.map((banner) => (
        <li key={banner.image ?? banner.image_mobile}>
          <Face {...banner} />
        </li>
      ))}
    </ul>
  );
}

function Face({ image, image_mobile, alt, url }: Banner) {
  const isTall = isNarrow(useContext(SizeContext)) && image_mobile !== undefined;
  const src = (isTall ? image_mobile : image) ?? image_mobile;
  const picture = <Picture {...(src && { src })} alt={alt} ratio={isTall ? TALL : WIDE} />;
  const address = webAddress(url);
  return address ? <a href={address}>{picture}</a> : picture;
}
