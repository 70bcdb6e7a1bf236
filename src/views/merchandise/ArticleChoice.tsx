import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { addArticle, type Added } from '../../core/merchandise/choices.ts';
import { countWithin, firstCount, remainingFor } from '../../core/merchandise/availability.ts';
import type { ArticleDetail, Kind } from '../../core/merchandise/types.ts';
import { times } from '../../core/money/cents.ts';
import { AddToBasket } from '../app/AddToBasket.tsx';
import { Message } from '../parts/Message.tsx';
import { QuantityRow } from '../parts/QuantityRow.tsx';
import { AllArticles } from './AllArticles.tsx';
import { ROUTES_OF } from './routes.ts';

/** Additional form below the quantity, and how its article is added to the cart. */
export type Asked = {
  /** Number of items for which the form already has input. */
  begun: number | undefined;
  form: (count: number) => ReactNode;
  add: (articleId: string, count: number) => Promise<Added>;
};

export function ArticleChoice({
  article,
  kind,
  asked,
}: {
  article: ArticleDetail;
  kind: Kind;
  asked: Asked | undefined;
}) {
  const { t } = useLingui();
  const { lines } = useSnapshot(cart);
  const [wanted, setWanted] = useState<number>();
  const [answer, setAnswer] = useState<Added>();
  const [isAdding, setIsAdding] = useState(false);
  const { id, name, price } = article;
  const left = remainingFor(article, lines);
  const count = countWithin(wanted ?? asked?.begun ?? firstCount(article, lines), article, lines);
  const isAdded = answer?.is === 'added';

  const choose = (next: number): void => {
    setAnswer(undefined);
    setWanted(next);
  };
  const add = async (): Promise<void> => {
    setIsAdding(true);
    const given = await (asked?.add ?? addArticle)(id, count);
    setAnswer(given);
    if (given.is === 'added') setWanted(undefined);
    setIsAdding(false);
  };

  return (
    <div className="stack">
      <QuantityRow
        name={name}
        value={count}
        min={Math.min(1, left)}
        max={left}
        onChange={choose}
        note={<StockNote article={article} left={left} fewBelow={shopConfig().showFewLeftBelow} />}
      />
      {count > 0 && !isAdded && asked?.form(count)}
      {answer?.is === 'tooMany' && (
        <Message kind="error">
          <StockNote article={article} left={left} fewBelow={Infinity} />
        </Message>
      )}
      <AddToBasket
        added={isAdded && t`“${name}” has been added to your basket`}
        list={ROUTES_OF[kind].list}
        total={times(price, count)}
        chosen={{ count, words: <CountOf kind={kind} count={count} /> }}
        busy={isAdding}
        onAdd={() => void add()}
      >
        {left === 0 && <AllArticles kind={kind} />}
      </AddToBasket>
    </div>
  );
}

const CountOf = ({ kind, count }: { kind: Kind; count: number }) =>
  kind === 'merchandise' ? (
    <Plural value={count} one="# item" other="# items" />
  ) : (
    <Plural value={count} one="# annual pass" other="# annual passes" />
  );

/** Shows how many are left for the visitor, if they are few. */
function StockNote({
  article,
  left,
  fewBelow = 0,
}: {
  article: ArticleDetail;
  left: number;
  fewBelow: number | undefined;
}) {
  if (article.stock <= 0) return <Trans>Out of stock</Trans>;
  if (left === 0) return <Trans>All our stock of this is already in your basket.</Trans>;
  return left < fewBelow && <Plural value={left} one="Only one left" other="Only # left" />;
}
