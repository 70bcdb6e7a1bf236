import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Article, Kind } from '../../core/merchandise/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ItemCard } from '../app/ItemCard.tsx';
import { Price } from '../parts/Price.tsx';
import { ROUTES_OF } from './routes.ts';
import { UnitPrice } from './UnitPrice.tsx';

export const ArticleCard = memo(function ArticleCard({
  article,
  kind,
}: {
  article: Article;
  kind: Kind;
}) {
  return (
    <ItemCard
      item={article}
      href={routeTo(ROUTES_OF[kind].item, { id: article.id })}
      description={kind === 'annualPass' ? article.description : undefined}
    >
      <Price cents={article.price} />
      {article.base_price && (
        <>
          {' · '}
          <UnitPrice basePrice={article.base_price} />
        </>
      )}
      {article.stock <= 0 && (
        <>
          {' · '}
          <Trans>Out of stock</Trans>
        </>
      )}
    </ItemCard>
  );
});
