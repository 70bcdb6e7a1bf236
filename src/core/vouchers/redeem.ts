import { fetchVoucherCode } from '../api/voucherCodes.ts';
import { now } from '../calendar/clock.ts';
import { addLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import { cents } from '../money/cents.ts';
import { codeFault, type CodeFault } from './code.ts';

/** Stores the draft of the code, so that it survives a change of screen. */
export function typeCode(typed: string): void {
  cart.typedCode = typed;
}

/** Clears the draft, unless the visitor has typed another code in the meantime. */
function clearTyped(typed: string): void {
  if (cart.typedCode === typed) typeCode('');
}

/**
 * Adds a voucher code to the cart, or returns why it cannot be redeemed; ignores one that is already in the cart
 * (specification, section 5, Vouchers).
 */
export async function redeemCode(typed: string): Promise<CodeFault | undefined> {
  const code = typed.trim();
  if (!code) return { is: 'missing' };
  if (cart.form.some((line) => line.type === 'voucherCode' && line.barcode === code)) {
    clearTyped(typed);
    return undefined;
  }
  const result = await fetchVoucherCode(code);
  if (!result.ok) {
    const { failure } = result;
    return failure.is === 'status' && failure.status === 422 && failure.message
      ? { is: 'told', message: failure.message }
      : { is: 'unknown' };
  }
  const fault = codeFault(result.value, now());
  if (fault) return fault;
  const { id, name, barcode, available_amount } = result.value;
  const worth = cents(0 - available_amount);
  addLine({
    type: 'voucherCode',
    id,
    name,
    barcode,
    price: worth,
    totalPrice: worth,
    vat_value: 0,
  });
  clearTyped(typed);
  return undefined;
}
