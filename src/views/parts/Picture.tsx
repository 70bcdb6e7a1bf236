import { useState } from 'react';

export type PictureProps = {
  src?: string;
  /** Alternative text; empty if the text next to it has the same content. */
  alt: string;
  /** Aspect ratio; `4 / 3` by default. */
  ratio?: string;
  className?: string;
};

/** Image with a reserved height, also while it loads and if it is missing. */
export function Picture({ src, alt, ratio = '4 / 3', className = '' }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isMissing = !src || src === failedSrc;
  return (
    <div className={`picture ${className}`} part="picture" style={{ aspectRatio: ratio }}>
      {isMissing ? (
        <span>{alt}</span>
      ) : (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </div>
  );
}
