import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from 'wouter';
import type { Article } from '../../core/merchandise/types.ts';
import { type RouteName, routeTo } from '../../core/routes/routes.ts';
import { Picture } from '../parts/Picture.tsx';
import { Price } from '../parts/Price.tsx';

export const ArticleCard = memo(function ArticleCard({
  article: { id, name, image, price, stock },
  route,
}: {
  article: Article;
  /** Route of the article's screen. */
  route: RouteName;
}) {
  return (
    <li className="card" part="card">
      <Picture {...(image && { src: image })} alt={image ? '' : name} />
      <h3>
        <Link href={routeTo(route, { id })}>{name}</Link>
      </h3>
      <p className="small">
        <Price cents={price} />
        {stock <= 0 && (
          <>
            {' · '}
            <Trans>Out of stock</Trans>
          </>
        )}
      </p>
    </li>
  );
});
