import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as customers from './customers.ts';
import { endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as merchandise from './merchandise.ts';
import * as orders from './orders.ts';
import * as passwords from './passwords.ts';
import * as shop from './shop.ts';
import * as tours from './tours.ts';
import * as voucherCodes from './voucherCodes.ts';
import * as vouchers from './vouchers.ts';

/** Tickets of an event with all entries of their schedules; the shop itself asks by day. */
const eventOffer = endpoint({
  path: 'ticket/collect/event/{id}',
  params: (id: string) => ({ id }),
  schema: events.dayOffer.schema,
});

/**
 * All endpoints by the `operationId` of the contract. Only tests and tools import this file, because it loads the
 * schemas of all areas.
 */
export const endpoints = {
  shopInfo: shop.shopInfo,
  shopConfig: shop.shopConfig,
  contentStatic: content.staticContent,
  contentPage: content.contentPage,
  eventSelect: events.eventList,
  ticketCollect: eventOffer,
  ticketCollectDay: events.dayOffer,
  ticketCalendar: events.eventCalendar,
  ticketLifetime: events.eventLifetime,
  tourSelect: tours.tourList,
  tourAttr: tours.tourCategories,
  tourOverview: tours.tourOverview,
  tour: tours.tourDetail,
  tourCalendar: tours.tourCalendar,
  tourLifetime: tours.tourLifetime,
  tourSoldout: tours.tourSoldOutDays,
  tourSoldoutTimeslots: tours.tourSoldOutTimes,
  merchandiseSelect: merchandise.articleList,
  merchandise: merchandise.articleDetail,
  merchandiseAttr: merchandise.articleCategories,
  voucherSelect: vouchers.voucherList,
  voucherSelectOne: vouchers.voucherDetail,
  voucherAttr: vouchers.voucherGroups,
  voucherCode: voucherCodes.voucherCode,
  checkoutPayments: checkout.paymentTypes,
  initPayment: checkout.initPayment,
  initPaymentOrder: checkout.initPaymentOrder,
  execPayment: checkout.execPayment,
  checkoutCancel: checkout.cancelPayment,
  checkoutPending: orders.checkoutPending,
  checkoutSuggest: checkout.cartSuggestions,
  checkoutShipping: checkout.shippingCosts,
  orderReview: orders.orderReview,
  orderList: orders.orderList,
  orderWithdrawal: orders.orderWithdrawal,
  customerAttr: customers.customerAttributes,
  customer: customers.currentCustomer,
  customerFromOrder: customers.customerOfOrder,
  authLogin: customers.loginCustomer,
  authGuest: customers.loginGuest,
  customerRegister: customers.registerCustomer,
  customerValidate: customers.validateCustomer,
  customerUpdate: customers.updateCustomer,
  passwordReset: passwords.requestPasswordReset,
  passwordConfirm: passwords.confirmPassword,
  passwordChange: passwords.changePassword,
  emailChange: passwords.changeEmail,
};

export type EndpointName = keyof typeof endpoints;
