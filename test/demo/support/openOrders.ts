import {
  cartIdIn,
  expectStatus,
  INVOICE,
  nextSessionKey,
  orderPayment,
  pay,
  payment,
  ticket,
} from './visitor.ts';
import type { Begun, Visitors } from './visitor.ts';
import type { Answer, Servers } from './servers.ts';

/** A payment in progress for an open order. */
type BegunOrder = Omit<Begun, 'cartId'>;

/** Actions of visitors with orders by invoice, sent to the shop of these servers. */
export const openOrdersOf = (
  { post }: Servers,
  { execute, initPayment }: Pick<Visitors, 'execute' | 'initPayment'>,
) => {
  /** Begins an order by invoice and returns the parameters of `execPayment`. */
  const beginOnInvoice = async (items: unknown[]): Promise<Omit<Begun, 'address'>> => {
    const sessionUs = nextSessionKey();
    const wish = { ...payment(items, sessionUs), payart: INVOICE };
    const begun = expectStatus(await initPayment(wish, 'de'), 200);
    return { cartId: cartIdIn(begun.body.data), sessionUs };
  };
  /** Places an order by invoice and returns the key of the open order. */
  const orderOnInvoice = async (items: unknown[] = [ticket('adult', 2)]): Promise<string> =>
    (await execute(await beginOnInvoice(items))).body.data.review_id;
  /** Posts a body to `initPaymentOrder` without checking the status. */
  const initOrderPayment = (body: unknown, lang = 'en'): Promise<Answer> =>
    post(`${lang}/checkout/initPaymentOrder`, body);
  const beginOrder = async (id: string): Promise<BegunOrder> => {
    const sessionUs = nextSessionKey();
    const wish = orderPayment(id, sessionUs);
    const { body } = expectStatus(await initOrderPayment(wish, 'de'), 200);
    return { sessionUs, address: body.data };
  };
  const beginAndPayOrder = async (id: string): Promise<Begun> => {
    const begun = await beginOrder(id);
    return { ...begun, cartId: await pay(begun.address) };
  };
  const payOrder = async (id: string): Promise<Answer> => execute(await beginAndPayOrder(id));

  return {
    beginOnInvoice,
    orderOnInvoice,
    initOrderPayment,
    beginOrder,
    beginAndPayOrder,
    payOrder,
  };
};

export type OpenOrders = ReturnType<typeof openOrdersOf>;
