import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadArticle } from '../../core/merchandise/actions.ts';
import { kindOf } from '../../core/merchandise/rules.ts';
import { merchandise } from '../../core/merchandise/store.ts';
import type { ArticleDetail, Kind } from '../../core/merchandise/types.ts';
import { idle } from '../../core/async/asyncState.ts';
import { GoodsName } from '../app/GoodsName.tsx';
import { GuaranteeNotice } from '../app/GuaranteeNotice.tsx';
import { NoItem } from '../app/NoItem.tsx';
import { useRouteParam } from '../app/outlet.ts';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { ShippingLink } from '../app/ShippingLink.tsx';
import { useStyles } from '../app/styles.ts';
import { GoodsSkeleton } from '../parts/GoodsSkeleton.tsx';
import { Price } from '../parts/Price.tsx';
import choices from '../styles/choices.css';
import goods from '../styles/goods.css';
import lines from '../styles/lines.css';
import { AllArticles } from './AllArticles.tsx';
import { ArticleChoice, type Asked } from './ArticleChoice.tsx';
import { ArticlePictures } from './ArticlePictures.tsx';
import { BackToArticles } from './BackToArticles.tsx';
import { FoodLabel } from './FoodLabel.tsx';
import { ProductSafety } from './ProductSafety.tsx';
import { UnitPrice } from './UnitPrice.tsx';

/** Shows an article with its quantity and, if given, the additional form in `asked`. */
export function ArticleScreen({ kind = 'merchandise', asked }: { kind?: Kind; asked?: Asked }) {
  useStyles(choices, lines, goods);
  const id = useRouteParam('id') ?? '';
  return (
    <Suspense fallback={<GoodsSkeleton />}>
      <ArticleOf key={id} articleId={id} kind={kind} asked={asked} />
    </Suspense>
  );
}

type Shown = { kind: Kind; asked: Asked | undefined };

function ArticleOf({ articleId, kind, asked }: Shown & { articleId: string }) {
  const { known } = useSnapshot(merchandise);
  useEffect(() => void loadArticle(articleId), [articleId]);
  const answer = known[articleId] ?? idle;
  if (answer.is === 'ready' && kindOf(answer.value) === kind) {
    return <Article article={answer.value} kind={kind} asked={asked} />;
  }
  if (answer.is !== 'failed' && answer.is !== 'ready') return <GoodsSkeleton />;
  return (
    <NoItem
      {...(answer.is === 'failed' && { error: answer.error })}
      heading={<GoodsName type={kind} />}
      goneHeading={
        kind === 'merchandise' ? (
          <Trans>This product is no longer available</Trans>
        ) : (
          <Trans>This annual pass is no longer available</Trans>
        )
      }
      others={<AllArticles kind={kind} />}
      onRetry={() => void loadArticle(articleId)}
    />
  );
}

function Article({ article, kind, asked }: Shown & { article: ArticleDetail }) {
  const { name, images, price, base_price, description, food } = article;
  return (
    <article className={kind === 'annualPass' ? 'goods pass' : 'goods'}>
      <header className="stack tight">
        <BackToArticles kind={kind} />
        <ScreenHeading>{name}</ScreenHeading>
      </header>
      <ArticlePictures name={name} images={images} />
      <div className="stack buy">
        <p>
          <strong>
            <Price cents={price} />
          </strong>{' '}
          <small className="muted">
            {kind === 'merchandise' ? (
              <Trans>
                incl. VAT, plus <ShippingLink>shipping</ShippingLink>
              </Trans>
            ) : (
              <Trans>incl. VAT</Trans>
            )}
          </small>
        </p>
        {base_price && (
          <p>
            <UnitPrice basePrice={base_price} />
          </p>
        )}
        <ArticleChoice article={article} kind={kind} asked={asked} />
      </div>
      <div className="stack about">
        {description && <SafeHtml className="stack" html={description} />}
        {food && <FoodLabel food={food} />}
        <ProductSafety article={article} />
        {kind === 'merchandise' && <GuaranteeNotice />}
      </div>
    </article>
  );
}
