import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Group } from '../../core/merchandise/types.ts';
import { loadArticles } from '../../core/merchandise/actions.ts';
import { articlesOf, categoriesOf } from '../../core/merchandise/list.ts';
import { merchandise } from '../../core/merchandise/store.ts';
import type { Article, Kind } from '../../core/merchandise/types.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { GoodsName } from '../app/GoodsName.tsx';
import { GroupFilter } from '../app/GroupFilter.tsx';
import { useHref, useRouteParam } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { ShippingLink } from '../app/ShippingLink.tsx';
import { useStyles } from '../app/styles.ts';
import { useProgressiveList } from '../app/useProgressiveList.ts';
import { CardsSkeleton } from '../parts/CardsSkeleton.tsx';
import cards from '../styles/cards.css';
import { AllArticles } from './AllArticles.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ROUTES_OF } from './routes.ts';

/** Lists the articles or the annual passes, all of them or those of one category. */
export function ArticleList({ kind = 'merchandise' }: { kind?: Kind }) {
  useStyles(cards);
  useEffect(() => void loadArticles(kind), [kind]);
  return (
    <section className="stack wide">
      <ScreenHeading>
        <GoodsName type={kind} />
      </ScreenHeading>
      <Articles kind={kind} />
    </section>
  );
}

function Articles({ kind }: { kind: Kind }) {
  const { lists, categories } = useSnapshot(merchandise);
  const [list, groups] = [lists[kind], categories[kind]];
  if (list.is === 'failed') {
    return <ErrorMessage error={list.error} onRetry={() => void loadArticles(kind)} />;
  }
  const areGroupsAnswered = groups.is === 'ready' || groups.is === 'failed';
  if (list.is !== 'ready' || !areGroupsAnswered) return <CardsSkeleton hasFilter />;
  return (
    <Found
      kind={kind}
      articles={list.value}
      categories={groups.is === 'ready' ? groups.value : []}
    />
  );
}

const categoryHref = (kind: Kind, id?: string): string =>
  kind === 'merchandise' && id
    ? routeTo('merchandiseCategory', { category: id })
    : routeTo(ROUTES_OF[kind].list, {}, { group: id });

/** `category` in the query is set by the editor of the page; visitors choose one by the route or by `group`. */
function Found({
  kind,
  articles,
  categories,
}: {
  kind: Kind;
  articles: readonly Article[];
  categories: readonly Group[];
}) {
  usePrefetch(ROUTES_OF[kind].item);
  const query = queryOf(useHref());
  const scope = query.get('category');
  const picked = useRouteParam('category') ?? query.get('group');
  const category = scope ?? picked ?? undefined;
  const shown = articlesOf(articles, category);
  return (
    <>
      {!scope && (
        <GroupFilter
          groups={categoriesOf(articles, categories)}
          total={articles.length}
          chosen={category}
          hrefOf={(id) => categoryHref(kind, id)}
        />
      )}
      {shown.length > 0 ? (
        <>
          <p className="small muted">
            {kind === 'merchandise' ? (
              <Trans>
                All prices include VAT, plus <ShippingLink>shipping</ShippingLink>.
              </Trans>
            ) : (
              <Trans>All prices include VAT.</Trans>
            )}
          </p>
          <Cards key={category} kind={kind} articles={shown} />
        </>
      ) : (
        <>
          <p>
            <Trans>There is nothing on sale here at the moment.</Trans>
          </p>
          {articles.length > 0 && <AllArticles kind={kind} />}
        </>
      )}
    </>
  );
}

function Cards({ kind, articles }: { kind: Kind; articles: readonly Article[] }) {
  return useProgressiveList(articles).map((block, index) => (
    // keyed by index, because blocks are only appended
    <ul key={index} className="cards long">
      {block.map((article) => (
        <ArticleCard key={article.id} article={article} route={ROUTES_OF[kind].item} />
      ))}
    </ul>
  ));
}
