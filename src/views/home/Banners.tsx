import { useContext, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { webAddress } from '../../core/web/addresses.ts';
import { content } from '../../core/content/store.ts';
import type { Banner } from '../../core/content/types.ts';
import { buttonLook } from '../parts/buttonLook.ts';
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

function Face({ image, image_mobile, alt, url, ...words }: Banner) {
  const isTall = isNarrow(useContext(SizeContext)) && image_mobile !== undefined;
  const src = (isTall ? image_mobile : image) ?? image_mobile;
  const { title = '' } = words;
  const picture = (
    <Picture
      {...(src && { src })}
      // the words next to it have the same content
      alt={title && alt.includes(title) ? '' : alt}
      ratio={isTall ? TALL : WIDE}
    />
  );
  const address = webAddress(url);
  if (!title && !words.text && !words.button) {
    return address ? <a href={address}>{picture}</a> : picture;
  }
  return (
    <div className="banner">
      {picture}
      <Words {...words} address={address} />
    </div>
  );
}

/** Words of a banner, with one link. They have a surface of their own, because the picture can have any colours. */
function Words({
  title,
  text,
  button,
  address,
}: Pick<Banner, 'title' | 'text' | 'button'> & { address: string | undefined }) {
  const titleId = useId();
  const heading = address && !button ? <a href={address}>{title ?? text}</a> : title;
  return (
    <div className="words stack tight">
      {heading && <h3 id={titleId}>{heading}</h3>}
      {text && (title || !address || button) && <p>{text}</p>}
      {address && button && (
        <p className="actions">
          <a
            {...buttonLook('primary')}
            href={address}
            {...(heading && { 'aria-describedby': titleId })}
          >
            {button}
          </a>
        </p>
      )}
    </div>
  );
}
