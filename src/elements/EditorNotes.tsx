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
          The shop does not know where its back end is. Add api="https://…" to the tag, or put it
          into the script's address: museum-shop.js?api=https://…
        </Trans>
      );
    case 'invalid-address':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is not an address. It has to begin with https:// or
          /.
        </Trans>
      );
    case 'other-site':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is on another site. The basket cannot go there: name
          a page of this site.
        </Trans>
      );
    case 'base-mismatch':
      return (
        <Trans>
          This page does not lie below “{error.value}” ({error.attribute}). Until it does, the
          places of the shop stand behind # in the address.
        </Trans>
      );
    case 'invalid-date':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is not a date. Write it as 2027-03-05.
        </Trans>
      );
    case 'invalid-language':
      return <Trans>The shop does not speak “{error.value}” (lang).</Trans>;
    case 'invalid-value':
      return (
        <Trans>
          “{error.value}” in {error.attribute} is unknown. Possible: {error.choices.join(', ')}.
        </Trans>
      );
    case 'conflicting-shop':
    case 'conflicting-language':
      return (
        <Trans>
          One page has one shop and one language. Another element of this page came first, so “
          {error.value}” in {error.attribute} has no effect.
        </Trans>
      );
    case 'unknown-currency':
    case 'wrong-unit':
    case 'origin-refused':
      return <StopSentence stop={error} />;
    case 'switched-off':
      return <Trans>This area is switched off in the shop's configuration: {error.area}.</Trans>;
  }
}

/** Why the shop sells nothing, and until when. */
function StopSentence({ stop: { is, value } }: { stop: Stop }) {
  const choices = CURRENCIES.join(', ');
  switch (is) {
    case 'unknown-currency':
      return (
        <Trans>
          The back end names the currency “{value}”, in which the shop cannot show prices. It sells
          nothing until the currency is one of {choices}.
        </Trans>
      );
    case 'wrong-unit':
      return (
        <Trans>
          The back end sends the amount {value}. That looks like an amount with decimals, but the
          shop expects whole cents: 1250 for 12.50. So that nobody pays a wrong price, it sells
          nothing until this is corrected.
        </Trans>
      );
    case 'origin-refused':
      return (
        <Trans>
          The back end accepts no payments from {value}. Whoever runs the back end has to allow this
          address there. Until then, visitors of this page see the fallback.
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
