import * as v from 'valibot';
import type { Payment } from './payments.ts';
import { postSigned } from './signature.ts';
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
  try {
    const response = await postSigned(
      payment.notifyUrl,
      { payment: payment.id, buyer },
      { secret, timeoutMs },
    );
    if (response.status === 410) return { is: 'gone' };
    const answer = v.safeParse(notificationAnswer, await response.json());
    return answer.success
      ? { is: 'wanted', expiresMs: answer.output.data.expiresMs }
      : { is: 'unreachable' };
  } catch {
    return { is: 'unreachable' };
  }
};
