import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Group } from '../../core/merchandise/types.ts';
import { loadArticles } from '../../core/merchandise/actions.ts';
import { articlesOf, categoriesOf } from '../../core/merchandise/list.ts';
import { merchandise } from '../../core/merchandise/store.ts';
import type { Article, Kind } from '../../core/merchandise/types.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { GoodsName } from '../app/GoodsName.tsx';
import { GroupFilter } from '../app/GroupFilter.tsx';
import { ListScreen } from '../app/ListScreen.tsx';
import { useHref, useRouteParam } from '../app/outlet.ts';
import { ShippingLink } from '../app/ShippingLink.tsx';
import { useProgressiveList } from '../app/useProgressiveList.ts';
import { VatNote } from '../app/VatNote.tsx';
import { AllArticles } from './AllArticles.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ROUTES_OF } from './routes.ts';

/** Lists the articles or the annual passes, all of them or those of one category. */
export function ArticleList({ kind = 'merchandise' }: { kind?: Kind }) {
  const { lists, categories } = useSnapshot(merchandise);
  const load = useCallback(() => loadArticles(kind), [kind]);
  return (
    <ListScreen
      heading={<GoodsName type={kind} />}
      list={lists[kind]}
      groups={categories[kind]}
      hasFilter
      isExplained={kind === 'annualPass'}
      load={load}
    >
      {(articles, groups) => <Found kind={kind} articles={articles} categories={groups} />}
    </ListScreen>
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
        <div className="stack">
          {kind === 'merchandise' ? (
            <p className="small muted">
              <Trans>
                All prices include VAT. <ShippingLink>Shipping</ShippingLink> is extra.
              </Trans>
            </p>
          ) : (
            <VatNote />
          )}
          <div className="stack wide">
            <Cards key={category} kind={kind} articles={shown} />
          </div>
        </div>
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
    <ul key={index} className={kind === 'annualPass' ? 'cards explained' : 'cards long'}>
      {block.map((article) => (
        <ArticleCard key={article.id} article={article} kind={kind} />
      ))}
    </ul>
  ));
}
