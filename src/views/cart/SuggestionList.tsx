import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { cart } from '../../core/cart/store.ts';
import { checkout } from '../../core/checkout/store.ts';
import { watchSuggestions, newTo } from '../../core/checkout/suggestions.ts';
import type { Suggestion } from '../../core/checkout/types.ts';
import { addArticle } from '../../core/merchandise/choices.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { useNavigate } from '../app/outlet.ts';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Price } from '../parts/Price.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';

const ROUTES = {
  merchandise: 'product',
  annualPass: 'pass',
  voucher: 'voucherSingle',
  ticket: 'ticket',
  guidedTour: 'guidedTour',
} as const;

/** Shows cross-sell suggestions for the cart: articles can be added at once, the others link to their screens. */
export function SuggestionList() {
  const { lines } = useSnapshot(cart);
  const { suggestions } = useSnapshot(checkout);
  const box = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  useEffect(watchSuggestions, []);
  // the button that had the focus is gone
  useLayoutEffect(() => box.current?.focus(), [name]);
  if (!suggestions) return <Skeleton lines={12} />;
  const shown = newTo(lines, suggestions);
  return (
    <section className="stack tight">
      {shown.length > 0 && (
        <Heading>
          <Trans>You may also like</Trans>
        </Heading>
      )}
      {name && (
        <div ref={box} tabIndex={-1} className="added-note">
          <Message kind="success">
            <Trans>“{name}” has been added to your basket</Trans>
          </Message>
        </div>
      )}
      <ul className="lines">
        {shown.map((suggestion) => (
          <Row
            key={`${suggestion.type} ${suggestion.id}`}
            suggestion={suggestion}
            onAdded={() => setName(suggestion.name)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({
  suggestion: { type, id, name, price, image },
  onAdded,
}: {
  suggestion: Suggestion;
  onAdded: () => void;
}) {
  const rowId = useId();
  const go = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const href = routeTo(ROUTES[type], { id });
  const add = async (): Promise<void> => {
    setIsBusy(true);
    const { is } = await addArticle(id, 1);
    setIsBusy(false);
    if (is === 'added') onAdded();
    else go(href); // the screen shows why it cannot be added
  };
  return (
    <li>
      <Picture {...(image && { src: image })} alt="" />
      <div className="main">
        <p>
          <Link id={`${rowId}name`} href={href}>
            {name}
          </Link>
        </p>
        <p className="small muted">
          <Price cents={price} />
        </p>
      </div>
      {type === 'merchandise' && (
        <Button
          kind="plain"
          className="small"
          id={`${rowId}add`}
          aria-labelledby={`${rowId}add ${rowId}name`}
          busy={isBusy}
          onClick={() => void add()}
        >
          <Trans>Add to basket</Trans>
        </Button>
      )}
    </li>
  );
}
