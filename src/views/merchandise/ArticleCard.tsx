import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Article } from '../../core/merchandise/types.ts';
import { type RouteName, routeTo } from '../../core/routes/routes.ts';
import { ItemCard } from '../app/ItemCard.tsx';
import { Price } from '../parts/Price.tsx';

export const ArticleCard = memo(function ArticleCard({
  article,
  route,
}: {
  article: Article;
  /** Route of the article's screen. */
  route: RouteName;
}) {
  return (
    <ItemCard item={article} href={routeTo(route, { id: article.id })}>
      <Price cents={article.price} />
      {article.stock <= 0 && (
        <>
          {' · '}
          <Trans>Out of stock</Trans>
        </>
      )}
    </ItemCard>
  );
});
