import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding, WrongAttribute } from '../../core/doctor/types.ts';
import type { Sentences } from './types.ts';

type IgnoredLink = Extract<Finding, { is: 'ignored-link' }>;

function ignoredLink({ address, why }: IgnoredLink): MessageDescriptor {
  switch (why) {
    case 'ugc':
      return msg`The marked link to ${address} has no effect: rel="ugc" marks it as written by a visitor.`;
    case 'comment':
      return msg`The marked link to ${address} has no effect: it is in a list of comments.`;
    case 'nofollow':
      return msg`The marked link to ${address} has no effect: it has rel="nofollow". Remove this, or use a marked div.`;
    case 'too-many':
      return msg`The marked link to ${address} has no effect: only the first ten on a page work. Use a marked div.`;
  }
}

function wrongAttribute(embed: string, wrong: WrongAttribute): MessageDescriptor {
  const { is, attribute, value, choices = '' } = wrong;
  switch (is) {
    case 'invalid-date':
      return msg`${embed}: “${value}” in ${attribute} is not a date. Write it as 2027-03-05.`;
    case 'invalid-language':
      return msg`${embed}: the shop is not available in “${value}” (${attribute}).`;
    case 'invalid-value':
      return msg`${embed}: “${value}” is not a valid value for ${attribute}. Choose one of: ${choices}.`;
    case 'other-site':
      return msg`${embed}: “${value}” in ${attribute} is on another site. Choose a page on this site.`;
    case 'base-mismatch':
      return msg`${embed}: this page is not under “${value}” (${attribute}).`;
    default:
      return msg`${embed}: “${value}” in ${attribute} is not an address. It must start with https:// or /.`;
  }
}

/** Sentences for findings about what the embeds show. */
export const OF_EMBEDS = {
  'unknown-item': ({ embed, id }) =>
    msg`${embed}: there is nothing with the ID ${id} in this area. Choose something else or remove the embed.`,
  'unknown-category': ({ embed, id }) =>
    msg`${embed}: there is no category with the ID ${id} here.`,
  'switched-off': ({ embed, area }) =>
    msg`${embed}: this area is switched off in the shop (${area}). Visitors see the fallback.`,
  'past-date': ({ embed, date }) => msg`${embed}: the date ${date} has passed.`,
  'invalid-attribute': ({ embed, wrong }) => wrongAttribute(embed, wrong),
  'unknown-attribute': ({ embed, attribute, meant }) =>
    meant
      ? msg`${embed}: there is no attribute “${attribute}”. Did you mean ${meant}?`
      : msg`${embed}: there is no attribute “${attribute}”. Check the spelling.`,
  'ignored-attribute': ({ embed, attribute }) =>
    msg`${embed}: “${attribute}” has no effect in a marked div or link. Add it to the address of the script, or use a tag.`,
  'unknown-element': ({ embed }) =>
    msg`${embed}: this part of the shop does not exist. Visitors see the fallback.`,
  'foreign-link': ({ address }) =>
    msg`The marked link to ${address} has no effect: it leads neither to this site nor to the back end’s site.`,
  'ignored-link': ignoredLink,
  'unsupported-form': ({ embed, form }) =>
    form === 'link'
      ? msg`${embed}: a marked link can show tickets, tours, merchandise, passes or vouchers. Use a tag or a marked div for this.`
      : msg`${embed}: the whole shop needs a tag. Visitors see the fallback.`,
  'missing-fallback': ({ embed }) =>
    msg`${embed} has nothing between its tags. Put a link there for visitors who cannot load the shop.`,
  'page-not-found': ({ attribute, address }) =>
    msg`${attribute} names ${address}, but that page does not exist.`,
  'page-without-embed': ({ attribute, address, tag }) =>
    msg`${attribute} names ${address}, but there is no <${tag}> on that page.`,
  'item-over': ({ embed, id, date }) =>
    msg`${embed}: the last day of ${id} was ${date}, so nothing can be bought. Choose something else or remove the embed.`,
  'fallback-without-link': ({ embed }) =>
    msg`${embed} has text but no link between its tags. Add a link for visitors who cannot load the shop: to a page, an email address or a phone number.`,
  'cart-without-checkout': ({ embed }) =>
    msg`${embed}: nothing on this page shows the basket. Add checkout-url="…" with the address of your page with <museum-checkout>.`,
  'broken-link': ({ embed, address }) =>
    msg`${embed}: its link to “${address}” does not work. Correct it: visitors need it if the shop does not load.`,
  'path-not-served': ({ embed, address }) =>
    msg`${embed}: your server does not answer ${address} with this page, so links into the shop fail. Change that, or use routing="hash" no-header no-footer.`,
} satisfies Partial<Sentences>;
