import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { vouchers } from '../../core/vouchers/store.ts';
import { formatDateLong } from '../../core/calendar/format.ts';
import { dayOf } from '../../core/calendar/moment.ts';
import { type CodeError, redeemCode, typeCode } from '../../core/vouchers/codes.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';

function useSentence() {
  const { t, i18n } = useLingui();
  return (error: Exclude<CodeError, { is: 'tooMany' }>): string => {
    switch (error.is) {
      case 'refused':
        return error.message;
      case 'missing':
        return t`Fill in this field`;
      case 'early': {
        const day = formatDateLong(dayOf(error.from), i18n.locale);
        return t`You can use this voucher from ${day}.`;
      }
      case 'late': {
        const day = formatDateLong(dayOf(error.until), i18n.locale);
        return t`This voucher was valid until ${day}.`;
      }
      case 'used':
        return t`There is no balance left on this voucher.`;
      case 'unknown':
        return t`We could not check this voucher code. Please try again.`;
    }
  };
}

/** Form for a voucher code, folded unless a code is being typed. */
export function VoucherCodeForm() {
  const [isOpen, setOpen] = useState(() => vouchers.typedCode !== '');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>Redeem voucher code</Trans>
      </summary>
      {isOpen && <CodeForm />}
    </details>
  );
}

function CodeForm() {
  const sentence = useSentence();
  const form = useRef<HTMLFormElement>(null);
  const { typedCode: code } = useSnapshot(vouchers, { sync: true });
  const [error, setError] = useState<CodeError>();
  const [isBusy, setIsBusy] = useState(false);

  const redeem = async (): Promise<void> => {
    setIsBusy(true);
    const found = await redeemCode(code);
    setIsBusy(false);
    setError(found);
    if (found) form.current?.querySelector('input')?.focus();
  };

  return (
    <form
      ref={form}
      className="stack tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void redeem();
      }}
    >
      <Field
        label={<Trans>Voucher code</Trans>}
        name="voucher-code"
        required
        value={code}
        autoComplete="off"
        maxLength={64}
        onChange={(typed) => {
          typeCode(typed);
          setError(undefined);
        }}
        error={error && error.is !== 'tooMany' ? sentence(error) : undefined}
      />
      {error?.is === 'tooMany' && <ErrorMessage error={error.error} />}
      <p>
        <Button type="submit" busy={isBusy}>
          <Trans>Redeem</Trans>
        </Button>
      </p>
    </form>
  );
}
