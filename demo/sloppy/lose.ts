import { drawn, type Draw } from './draw.ts';
import type { Leniency, Note } from './leniencies.ts';
import { ABSENT, emptyForms, unreadableForms } from './odd-forms.ts';
import { type Node, rebuild } from './rebuild.ts';
import type { Schema } from './schema.ts';

/** Optional fields whose loss keeps a visitor from nothing: the client has a default for each. */
const MAY_BE_LOST: Record<string, readonly string[]> = {
  // not its country, which forms preselect
  ShopInfo: ['phone', 'street', 'zip', 'city', 'logo'],
  ShopConfig: ['partnerLogos', 'allowedOrigins'],
  StaticContent: ['banners', 'cookie_warning', 'social_media'],
  Banner: ['image', 'image_mobile', 'alt', 'url', 'title', 'text', 'button'],
  SocialLink: ['sequence_no'],
  Event: ['description', 'image', 'venue', 'price_from', 'is_daily', 'next', 'sold_out_until'],
  Ticket: ['description', 'eventId'],
  ScheduleEntry: ['datetime_end'],
  Tour: ['description', 'image', 'duration', 'price_from', 'eventName', 'next'],
  Question: ['help'],
  Article: ['description', 'image', 'images', 'manufacturer', 'warnings', 'base_price', 'food'],
  Manufacturer: ['name', 'address', 'email'],
  Voucher: ['description', 'image'],
  VoucherCode: ['barcode'],
  Suggestion: ['image'],
  Booking: ['has_tickets'],
  OrderReview: ['created'],
};

/** Flags that are true if they are absent; all others are false. */
const TRUE_BY_DEFAULT = [
  'ShopConfig.hasTickets',
  'ShopConfig.hasGuestRegistration',
  'ShopConfig.showHeader',
  'ShopConfig.showFooter',
  'ShopConfig.showBreadcrumbs',
  'ShopConfig.showProgressBar',
];

/** Flags without one default for all calls. */
const WITHOUT_DEFAULT = ['Customer.isGuest'];

/** Numbers of available places or pieces. */
const AVAILABILITIES = [
  'Slot.max_tickets',
  'ScheduleEntry.max_tickets',
  'TourTimeslot.tickets',
  'TourScheduleEntry.tours',
  'Article.stock',
  'EventCalendar.{}',
];

/** More than anyone orders, so that an unknown number of places or pieces offers nothing that is not there. */
const PLENTY = 90;

const mayBeLost = (field: string): boolean => {
  const [owner = '', name = ''] = field.split('.');
  return MAY_BE_LOST[owner]?.includes(name) ?? false;
};

const isDefault = (value: unknown, { field, kind, isEssential }: Node): boolean =>
  kind === 'flag' &&
  !isEssential &&
  !WITHOUT_DEFAULT.includes(field) &&
  value === TRUE_BY_DEFAULT.includes(field);

const isPlenty = (value: unknown, { field }: Node): boolean =>
  AVAILABILITIES.includes(field) && typeof value === 'number' && value >= PLENTY;

/** An entry of a calendar is not left out, because a missing day is not on sale. */
const isEntry = ({ field }: Node): boolean => field.endsWith('{}');

function oddForms(value: unknown, node: Node): [Leniency, unknown][] {
  const { kind, field } = node;
  if (isPlenty(value, node)) {
    const missing = isEntry(node) ? [null] : [ABSENT, null];
    return [...missing, 'many', false].map((form) => ['unknown availability', form]);
  }
  if (!mayBeLost(field) && !isDefault(value, node)) return [];
  // an empty flag means false
  const empty = kind === 'flag' ? [ABSENT] : emptyForms(kind);
  // a fraction would look like an amount in euros, which stops the sale
  const unreadable = kind === 'Cents' ? ['free', false, []] : unreadableForms(kind);
  return [
    ...empty.map((form): [Leniency, unknown] => [
      form === ABSENT ? 'missing field' : 'unreadable field',
      form,
    ]),
    ...unreadable.map((form): [Leniency, unknown] => ['unreadable field', form]),
  ];
}

/** Part of the fields that are lost, of those that may be. */
const RATE = 0.3;

/** Leaves out optional fields, or makes them unreadable. */
export const lose = (answer: unknown, schema: Schema, { draw, note }: { draw: Draw; note: Note }) =>
  rebuild(answer, schema, (value, node) => {
    const forms = oddForms(value, node);
    if (forms.length === 0 || draw('lose', node.pointer) >= RATE) return value;
    const [leniency, form] = drawn(forms, draw('odd form', node.pointer));
    note(leniency);
    return form;
  });
