import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Picture } from '../parts/Picture.tsx';

export function ArticlePictures({ name, images }: { name: string; images: readonly string[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const src = images[chosen] ?? images[0];
  return (
    <div className="stack pictures">
      <Picture {...(src && { src })} alt={src ? '' : name} />
      {images.length > 1 && (
        <ul className="thumbnails">
          {images.map((image, index) => {
            const number = index + 1;
            return (
              <li key={image}>
                <button
                  type="button"
                  className="thumbnail"
                  aria-label={t`Picture ${number}`}
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  <Picture src={image} alt="" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
