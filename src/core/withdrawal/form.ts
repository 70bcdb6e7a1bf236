/** A declaration of withdrawal as it is typed; the names are those of the wire. */
export type WithdrawalForm = { booking_id: string; name: string; email: string; text: string };

export type WithdrawalField = keyof WithdrawalForm;

export const EMPTY_WITHDRAWAL: WithdrawalForm = { booking_id: '', name: '', email: '', text: '' };

/** The fields in the order they are shown. */
export const WITHDRAWAL_FIELDS = Object.keys(EMPTY_WITHDRAWAL) as WithdrawalField[];

/** What was typed without the spaces around it. */
export const trimmed = (form: WithdrawalForm): WithdrawalForm => ({
  booking_id: form.booking_id.trim(),
  name: form.name.trim(),
  email: form.email.trim(),
  text: form.text.trim(),
});

/** What must be filled and is not: nobody has to say why he withdraws (contract, `order/withdrawal`). */
export const gapsOf = (form: WithdrawalForm): WithdrawalField[] =>
  WITHDRAWAL_FIELDS.filter((field) => field !== 'text' && form[field].trim() === '');
