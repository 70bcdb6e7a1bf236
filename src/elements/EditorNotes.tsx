import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Stop } from '../core/config/store.ts';
import { CURRENCIES } from '../core/money/currency.ts';
import { Message } from '../views/parts/Message.tsx';
import type { ConfigError } from './attributes.ts';

function Sentence({ error }: { error: ConfigError }) {
  switch (error.is) {
    case 'missing-api':
      return (
        <Trans>
          The address of the back end is missing. Add api="https://…" to the tag, or add it to the
          script’s address: museum-shop.js?api=https://…
        </Trans>
      );
    case 'invalid-address':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is not an address. It must start with https:// or /.
        </Trans>
      );
    case 'other-site':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is on another site, and the basket cannot go there.
          Choose a page on this site.
        </Trans>
      );
    case 'base-mismatch':
      return (
        <Trans>
          This page is not under “{error.value}” ({error.attribute}). Until it is, the shop’s pages
          appear after # in the address.
        </Trans>
      );
    case 'invalid-date':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is not a date. Write it as 2027-03-05.
        </Trans>
      );
    case 'invalid-language':
      return <Trans>The shop is not available in “{error.value}” (lang).</Trans>;
    case 'invalid-value':
      return (
        <Trans>
          “{error.value}” is not a valid value for {error.attribute}. Choose one of:{' '}
          {error.choices.join(', ')}.
        </Trans>
      );
    case 'conflicting-shop':
    case 'conflicting-language':
      return (
        <Trans>
          A page can have only one shop and one language. Another embed on this page comes first, so
          “{error.value}” in {error.attribute} has no effect.
        </Trans>
      );
    case 'unknown-currency':
    case 'wrong-unit':
    case 'origin-refused':
      return <StopSentence stop={error} />;
    case 'switched-off':
      return <Trans>This area is switched off in the shop’s configuration: {error.area}.</Trans>;
  }
}

/** Why the shop sells nothing, and until when. */
function StopSentence({ stop: { is, value } }: { stop: Stop }) {
  const choices = CURRENCIES.join(', ');
  switch (is) {
    case 'unknown-currency':
      return (
        <Trans>
          The back end uses the currency “{value}”, which the shop does not support. The shop sells
          nothing until the currency is one of these: {choices}.
        </Trans>
      );
    case 'wrong-unit':
      return (
        <Trans>
          The back end sends the amount {value}. This looks like an amount with decimals, but the
          shop expects whole cents: 1250 for 12.50. To avoid wrong prices, the shop sells nothing
          until this is fixed.
        </Trans>
      );
    case 'origin-refused':
      return (
        <Trans>
          The back end does not accept payments from {value}. Ask its operator to allow this
          address. Until then, visitors to this page see the fallback.
        </Trans>
      );
  }
}

/** Configuration errors, explained to the editor of the page. Visitors never see them. */
export function EditorNotes({ i18n, errors }: { i18n: I18n; errors: readonly ConfigError[] }) {
  return (
    <div className="museum" lang={i18n.locale}>
      <I18nProvider i18n={i18n}>
        <Message kind="warning" title={<Trans>For the editor of this page</Trans>}>
          <div className="stack tight">
            {errors.map((error) => (
              <p key={JSON.stringify(error)}>
                <Sentence error={error} />
              </p>
            ))}
          </div>
        </Message>
      </I18nProvider>
    </div>
  );
}
