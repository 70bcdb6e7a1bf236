import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ApiError } from '../../core/async/result.ts';
import { config, siteName } from '../../core/config/store.ts';
import { isChoosable } from '../../core/embed/choice.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';

export type Connection = { api: string; shop: string };

function Reason({ error, api }: { error: ApiError; api: string }) {
  return error.is === 'network' || error.is === 'timeout' ? (
    <Trans>Nobody answers at {api}, or the back end does not let this page ask it (CORS).</Trans>
  ) : (
    <Trans>Something answers at {api}, but it is not the back end of a shop.</Trans>
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
        <Trans>Asking the shop …</Trans>
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

export function ShopSection({
  known,
  onConnect,
  onFindOut,
}: {
  known: Connection;
  onConnect: (connection: Connection) => void;
  /** Called when the editor wants to know why there is no connection. */
  onFindOut: () => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(known);
  const [isWrong, setIsWrong] = useState(false);
  const { shop } = useSnapshot(config);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const next = { api: typed.api.trim(), shop: typed.shop.trim() };
        const isGood = isChoosable('api', next.api) && isChoosable('shop', next.shop);
        setIsWrong(!isGood);
        if (isGood) onConnect(next);
      }}
    >
      <h2>
        <Trans>Your shop</Trans>
      </h2>
      <Field
        label={t`Address of the back end`}
        name="api"
        type="text"
        inputMode="url"
        required
        value={typed.api}
        onChange={(api) => setTyped({ ...typed, api })}
        hint="https://shop.example.org/api"
        {...(isWrong &&
          !isChoosable('api', typed.api.trim()) && {
            error: t`This is not an address. It has to begin with https:// or /`,
          })}
      />
      <Field
        label={t`Number of the shop`}
        name="shop"
        inputMode="numeric"
        value={typed.shop}
        onChange={(number) => setTyped({ ...typed, shop: number })}
        hint={t`1, unless you were given another`}
        {...(isWrong &&
          !isChoosable('shop', typed.shop.trim()) && { error: t`This is not a number.` })}
      />
      <div className="actions">
        <Button type="submit" busy={shop.is === 'loading'}>
          <Trans>Connect</Trans>
        </Button>
      </div>
      <Connected onFindOut={onFindOut} />
    </form>
  );
}
