import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ApiError } from '../../core/async/result.ts';
import { config, siteName } from '../../core/config/store.ts';
import { isChoosable, readChoice, type Rejected } from '../../core/embed/choice.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';
import { CHOICE_LABELS } from './names.ts';

type Connection = { api: string; shop: string };

function Reason({ error, api }: { error: ApiError; api: string }) {
  return error.is === 'network' || error.is === 'timeout' ? (
    <Trans>
      There is no answer from {api}, or the back end does not allow requests from this page (CORS).
    </Trans>
  ) : (
    <Trans>{api} answers, but it is not the back end of a shop.</Trans>
  );
}

/** Shows whether the shop is connected. */
function Connected({ onFindOut }: { onFindOut: () => void }) {
  const { page, shop } = useSnapshot(config);
  if (!page || shop.is === 'idle') return null;
  const { api } = page;
  if (shop.is === 'loading') {
    return (
      <Message kind="info">
        <Trans>Connecting to the shop…</Trans>
      </Message>
    );
  }
  if (shop.is === 'failed') {
    return (
      <Message
        kind="error"
        action={
          <Button onClick={onFindOut}>
            <Trans>Find out why</Trans>
          </Button>
        }
      >
        <Reason error={shop.error} api={api} />
      </Message>
    );
  }
  const name = shop.value.info.site_name ?? siteName();
  return (
    <Message kind="success">
      <Trans>Connected: {name}</Trans>
    </Message>
  );
}

type ShopSectionProps = {
  known: Connection;
  /** Values in the address of the page that are no possible choice. */
  rejected: Rejected;
  onConnect: (connection: Connection) => void;
  /** Called when the editor wants to know why there is no connection. */
  onFindOut: () => void;
};

/** The address and number of the shop, folded once they are known. */
export function ShopSection({ known, rejected, onConnect, onFindOut }: ShopSectionProps) {
  const isRejected = rejected.api !== undefined || rejected.shop !== undefined;
  const [isOpen, setIsOpen] = useState(known.api === '' || isRejected);
  const isFailed = useSnapshot(config).shop.is === 'failed';
  const isShown = isOpen || isFailed;
  return (
    <section className="stack">
      <h2>
        <Trans>Your shop</Trans>
      </h2>
      <Connected onFindOut={onFindOut} />
      <details open={isShown} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <Trans>Address and number</Trans>
        </summary>
        {isShown && (
          <ConnectionForm
            first={{ api: known.api, shop: known.shop, ...rejected }}
            isRejected={isRejected}
            onConnect={(connection) => {
              // stays open, because the focus is in it
              setIsOpen(true);
              onConnect(connection);
            }}
          />
        )}
      </details>
    </section>
  );
}

function ConnectionForm({
  first,
  isRejected,
  onConnect,
}: { first: Connection; isRejected: boolean } & Pick<ShopSectionProps, 'onConnect'>) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(first);
  const [isWrong, setIsWrong] = useState(isRejected);
  const { shop } = useSnapshot(config);
  const connect = (): void => {
    const [api, number] = [readChoice('api', typed.api), readChoice('shop', typed.shop)];
    const isGood = api !== undefined && number !== undefined;
    setIsWrong(!isGood);
    if (!isGood) return;
    setTyped({ api, shop: number });
    onConnect({ api, shop: number });
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        connect();
      }}
    >
      <Field
        label={i18n._(CHOICE_LABELS.api)}
        name="api"
        type="text"
        inputMode="url"
        required
        value={typed.api}
        onChange={(api) => setTyped({ ...typed, api })}
        hint="https://shop.example.org/api"
        {...(isWrong &&
          !isChoosable('api', typed.api) && {
            error: t`This is not an address. It must start with https:// or /`,
          })}
      />
      <Field
        label={i18n._(CHOICE_LABELS.shop)}
        name="shop"
        inputMode="numeric"
        value={typed.shop}
        onChange={(number) => setTyped({ ...typed, shop: number })}
        hint={t`1, unless you were given another number`}
        {...(isWrong &&
          !isChoosable('shop', typed.shop) && {
            error: t`This is not a number. Enter a number such as 1.`,
          })}
      />
      <div className="actions">
        <Button type="submit" busy={shop.is === 'loading'}>
          <Trans>Connect</Trans>
        </Button>
      </div>
    </form>
  );
}
