import { useId, useRef } from 'react';
import type { Banner } from '../../core/content/types.ts';
import { useMeasured } from '../app/useSize.ts';
import { Heading } from '../parts/Heading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Picture } from '../parts/Picture.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { type BannerWords, bannerWords, hasWords } from './bannerWords.ts';

/** Returns whether the shop is wide enough for the layout and the picture of a desktop, as in home.css. */
const isWide = (hero: HTMLElement): boolean => hero.closest('.museum')!.clientWidth >= 600;

/** The first banner: a picture with words and a button; a placeholder of the same size while it loads. */
export function Hero({ banner }: { banner: Banner | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const wide = useMeasured(box, isWide, false);
  const { image, image_mobile } = banner ?? {};
  const src = wide ? (image ?? image_mobile) : (image_mobile ?? image);
  const words = banner && bannerWords(banner);
  const picture = (
    <Picture {...(src && { src })} alt={words?.alt ?? ''} ratio={wide ? '3 / 1' : '16 / 9'} />
  );
  return (
    <div ref={box} className="hero" aria-busy={!banner || undefined}>
      {words && !hasWords(words) && words.address ? <a href={words.address}>{picture}</a> : picture}
      {words ? hasWords(words) && <Words {...words} /> : <Skeleton className="words" lines={2} />}
    </div>
  );
}

/** Words of the hero, with one link. They have a surface of their own, because the picture can have any colours. */
function Words({ title, text, button, address }: BannerWords) {
  const titleId = useId();
  const isLinked = address && !button;
  return (
    <div className="words">
      {title && (
        <Heading id={titleId} className="hero-title">
          {isLinked ? <a href={address}>{title}</a> : title}
        </Heading>
      )}
      {text && <p>{isLinked && !title ? <a href={address}>{text}</a> : text}</p>}
      {address && button && (
        <p className="actions">
          <a
            {...buttonLook('primary')}
            href={address}
            {...(title && { 'aria-describedby': titleId })}
          >
            {button}
          </a>
        </p>
      )}
    </div>
  );
}
