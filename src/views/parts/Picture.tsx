import { useState } from 'react';

export type PictureProps = {
  src?: string;
  /** What it shows; empty where the words beside it say it already. */
  alt: string;
  /** Width by height; `4 / 3` unless told otherwise. */
  ratio?: string;
  className?: string;
};

/** A picture that keeps its room before, while and after it loads, and where there is none. */
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
