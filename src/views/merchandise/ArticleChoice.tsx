import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { addArticle, type Added } from '../../core/merchandise/choices.ts';
import { countWithin, firstCount, remainingFor } from '../../core/merchandise/availability.ts';
import type { ArticleDetail, Kind } from '../../core/merchandise/types.ts';
import { times } from '../../core/money/cents.ts';
import { AddToBasket } from '../app/AddToBasket.tsx';
import { Message } from '../parts/Message.tsx';
import { Stepper } from '../parts/Stepper.tsx';
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
      <Quantity article={article} left={left} count={count} onChange={choose} />
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
        chosen={
          <span key={count}>
            <Plural value={count} one="# item" other="# items" />
          </span>
        }
        busy={isAdding}
        onAdd={() => void add()}
      >
        {left === 0 && <AllArticles kind={kind} />}
      </AddToBasket>
    </div>
  );
}

function Quantity({
  article,
  left,
  count,
  onChange,
}: {
  article: ArticleDetail;
  /** Number of items that the visitor can still choose. */
  left: number;
  count: number;
  onChange: (count: number) => void;
}) {
  const noteId = useId();
  return (
    <ul className="lines">
      <li>
        <div className="main">
          <p>
            <Trans>Quantity</Trans>
          </p>
          <p id={noteId} className="small muted" aria-live="polite">
            <StockNote article={article} left={left} fewBelow={shopConfig().showFewLeftBelow} />
          </p>
        </div>
        <Stepper
          name={article.name}
          value={count}
          min={Math.min(1, left)}
          max={left}
          onChange={onChange}
          describedBy={noteId}
        />
      </li>
    </ul>
  );
}

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
  if (left === 0) return <Trans>All that we have is in your basket already.</Trans>;
  return left < fewBelow && <Plural value={left} one="Only one left" other="Only # left" />;
}
