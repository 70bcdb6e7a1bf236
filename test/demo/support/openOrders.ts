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

/** A payment of an open order that has been begun. */
type BegunOrder = Omit<Begun, 'cartId'>;

/** What visitors do with orders on invoice in the shop of these servers. */
export const openOrdersOf = (
  { post }: Servers,
  { execute, initPayment }: Pick<Visitors, 'execute' | 'initPayment'>,
) => {
  /** Orders on invoice; answers with what `execPayment` takes. */
  const beginOnInvoice = async (items: unknown[]): Promise<Omit<Begun, 'address'>> => {
    const sessionUs = nextSessionKey();
    const wish = { ...payment(items, sessionUs), payart: INVOICE };
    const begun = expectStatus(await initPayment(wish, 'de'), 200);
    return { cartId: cartIdIn(begun.body.data), sessionUs };
  };
  /** Orders on invoice; answers with the key of the open order. */
  const orderOnInvoice = async (items: unknown[] = [ticket('adult', 2)]): Promise<string> =>
    (await execute(await beginOnInvoice(items))).body.data.review_id;
  /** Sends the body of a payment of an open order, whatever comes of it. */
  const initOrderPayment = (body: unknown, lang = 'en'): Promise<Answer> =>
    post(`${lang}/checkout/initPaymentOrder`, body);
  const beginOrder = async (id: string): Promise<BegunOrder> => {
    const sessionUs = nextSessionKey();
    const wish = orderPayment(id, sessionUs);
    const { body } = expectStatus(await initOrderPayment(wish, 'de'), 200);
    return { sessionUs, address: body.data };
  };
  /** Begins the payment of an open order and pays at the provider. */
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
