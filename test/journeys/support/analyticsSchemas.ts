import * as v from 'valibot';

// The queues of the vendors as their references document them: Google Analytics 4, "Recommended events" and "Measure
// ecommerce", and Matomo, "JavaScript Tracking Client". Fields that they do not name are refused.

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger());
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const itemFields = {
  item_id: text,
  item_name: text,
  item_category: v.exactOptional(text),
  item_category2: v.exactOptional(text),
  index: v.exactOptional(v.pipe(whole, v.minValue(0))),
  price: v.exactOptional(amount),
  quantity: v.exactOptional(v.pipe(whole, v.minValue(1))),
};
const items = v.pipe(v.array(v.strictObject(itemFields)), v.minLength(1), v.maxLength(200));

const inList = {
  item_list_id: v.exactOptional(text),
  item_list_name: v.exactOptional(text),
  items,
};
const valued = { currency, value: amount, items };
const withCoupon = { ...valued, coupon: v.exactOptional(v.pipe(text, v.maxLength(100))) };

const PARAMETERS = {
  view_item_list: inList,
  select_item: inList,
  view_item: valued,
  add_to_cart: valued,
  remove_from_cart: valued,
  view_cart: valued,
  begin_checkout: withCoupon,
  add_shipping_info: { ...withCoupon, shipping_tier: v.exactOptional(text) },
  add_payment_info: { ...withCoupon, payment_type: v.exactOptional(text) },
  purchase: {
    ...withCoupon,
    transaction_id: text,
    shipping: v.exactOptional(amount),
    tax: v.exactOptional(amount),
  },
};

type Worth = { value?: number; items: { price?: number; quantity?: number }[] };

/** The value of an event is the sum of its items. */
const isSum = ({ value, items: all }: Worth): boolean => {
  const cents = all.map(({ price = 0, quantity = 1 }) => Math.round(price * 100) * quantity);
  return value === undefined || Math.round(value * 100) === cents.reduce((sum, each) => sum + each);
};

/** Entry of `dataLayer`: the fields of an event, or the reset of those of the event before. */
export const layerEntry = v.union([
  v.strictObject({ ecommerce: v.null() }),
  v.variant(
    'event',
    Object.entries(PARAMETERS).map(([name, fields]) =>
      v.strictObject({
        event: v.literal(name),
        ecommerce: v.pipe(v.strictObject(fields), v.check(isSum as () => boolean, 'the value')),
      }),
    ) as never,
  ),
]);

const nothing = v.literal(false);
const category = v.union([text, v.pipe(v.array(text), v.minLength(1), v.maxLength(5))]);

/** Call in `_paq`. */
export const queueEntry = v.union([
  v.strictTuple([v.literal('setEcommerceView'), nothing, nothing, category]),
  v.strictTuple([v.literal('setEcommerceView'), text, text, category]),
  v.strictTuple([v.literal('setEcommerceView'), text, text, category, amount]),
  v.strictTuple([v.literal('trackPageView'), text]),
  v.strictTuple([v.literal('addEcommerceItem'), text, text, category, amount, whole]),
  v.strictTuple([v.literal('clearEcommerceCart')]),
  v.strictTuple([v.literal('trackEcommerceCartUpdate'), amount]),
  v.strictTuple([
    v.literal('trackEcommerceOrder'),
    text,
    amount,
    amount,
    v.union([amount, nothing]),
    v.union([amount, nothing]),
    v.union([amount, nothing]),
  ]),
]);
