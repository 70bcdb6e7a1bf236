import * as v from 'valibot';
import type { Payment } from './payments.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import type { Buyer } from './way.ts';

type Notified = { is: 'wanted'; expiresMs: number } | { is: 'gone' } | { is: 'unreachable' };

const notificationAnswer = v.object({ data: v.object({ expiresMs: v.number() }) });

/** Asks the merchant, before authorisation, whether the payment is still wanted, and passes on a wallet's buyer. */
export const notify = async (
  payment: Payment,
  buyer: Buyer | undefined,
  secret: string,
  timeoutMs: number,
): Promise<Notified> => {
  const text = JSON.stringify({ payment: payment.id, buyer });
  const path = new URL(payment.notifyUrl).pathname;
  try {
    const response = await fetch(payment.notifyUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, path, text),
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 410) return { is: 'gone' };
    const answer = v.safeParse(notificationAnswer, await response.json());
    return answer.success
      ? { is: 'wanted', expiresMs: answer.output.data.expiresMs }
      : { is: 'unreachable' };
  } catch {
    return { is: 'unreachable' };
  }
};
