import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding, WrongAttribute } from '../../core/doctor/types.ts';
import type { Sentences } from './types.ts';

type IgnoredLink = Extract<Finding, { is: 'ignored-link' }>;

function ignoredLink({ address, why }: IgnoredLink): MessageDescriptor {
  switch (why) {
    case 'ugc':
      return msg`The marked link to ${address} has no effect: rel="ugc" says that a visitor has written it.`;
    case 'comment':
      return msg`The marked link to ${address} has no effect: it is in a list of comments.`;
    case 'nofollow':
      return msg`The marked link to ${address} has no effect: it has rel="nofollow". Remove that, or use a marked div.`;
    case 'too-many':
      return msg`The marked link to ${address} has no effect: only the first ten of a page have one. Use a marked div.`;
  }
}

function wrongAttribute(embed: string, wrong: WrongAttribute): MessageDescriptor {
  const { is, attribute, value, choices = '' } = wrong;
  switch (is) {
    case 'invalid-date':
      return msg`${embed}: “${value}” in ${attribute} is not a date. Write it as 2027-03-05.`;
    case 'invalid-language':
      return msg`${embed}: “${value}” in ${attribute} is not a language that the shop speaks.`;
    case 'invalid-value':
      return msg`${embed}: “${value}” in ${attribute} is unknown. Possible: ${choices}.`;
    case 'other-site':
      return msg`${embed}: “${value}” in ${attribute} is on another site. Name a page of this site.`;
    case 'base-mismatch':
      return msg`${embed}: this page does not lie below “${value}” (${attribute}).`;
    default:
      return msg`${embed}: “${value}” in ${attribute} is not an address. It has to begin with https:// or /.`;
  }
}

/** Sentences for findings about what the embeds show. */
export const OF_EMBEDS = {
  'unknown-item': ({ embed, id }) =>
    msg`${embed}: the shop has nothing with the id ${id} in this area. Choose another one or take the embed out.`,
  'unknown-category': ({ embed, id }) =>
    msg`${embed}: the shop has no category with the id ${id} here.`,
  'switched-off': ({ embed, area }) =>
    msg`${embed}: the shop has switched this area off (${area}). Visitors see the fallback.`,
  'past-date': ({ embed, date }) => msg`${embed}: the day ${date} is past.`,
  'invalid-attribute': ({ embed, wrong }) => wrongAttribute(embed, wrong),
  'unknown-attribute': ({ embed, attribute, meant }) =>
    meant
      ? msg`${embed}: there is no attribute “${attribute}”. Probably meant: ${meant}.`
      : msg`${embed}: there is no attribute “${attribute}”. Check its spelling.`,
  'ignored-attribute': ({ embed, attribute }) =>
    msg`${embed}: “${attribute}” has no effect in a marked form. Put it into the address of the script, or use a tag.`,
  'unknown-element': ({ embed }) =>
    msg`${embed}: the shop has no such element. Visitors see the fallback.`,
  'foreign-link': ({ address }) =>
    msg`The marked link to ${address} has no effect: it leads neither to this site nor to that of the back end.`,
  'ignored-link': ignoredLink,
  'unsupported-form': ({ embed, form }) =>
    form === 'link'
      ? msg`${embed}: a marked link shows tickets, tours, merchandise, passes or vouchers. Use a tag or a marked div for this.`
      : msg`${embed}: the whole shop needs a tag. Visitors see the fallback.`,
  'missing-fallback': ({ embed }) =>
    msg`${embed} has nothing between its tags. Put a link there for visitors whom the shop does not reach.`,
  'page-not-found': ({ attribute, address }) =>
    msg`${attribute} names ${address}, and there is no such page.`,
  'page-without-embed': ({ attribute, address, tag }) =>
    msg`${attribute} names ${address}, but there is no <${tag}> in that page.`,
  'item-over': ({ embed, id, date }) =>
    msg`${embed}: the last day of ${id} was ${date}, so nothing can be bought. Choose another one or take the embed out.`,
  'fallback-without-link': ({ embed }) =>
    msg`${embed} has text but no link between its tags. Add one for visitors whom the shop does not reach: to a page, an e-mail address or a telephone number.`,
  'cart-without-checkout': ({ embed }) =>
    msg`${embed}: this page has nothing that shows the basket. Add checkout-url="…" with the address of your page with <museum-checkout>.`,
  'broken-link': ({ embed, address }) =>
    msg`${embed}: its link to “${address}” leads nowhere. Correct it: visitors need it if the shop does not load.`,
  'path-not-served': ({ embed, address }) =>
    msg`${embed}: your server does not answer ${address} with this page, so links into the shop fail. Set that up, or write routing="hash" no-header no-footer.`,
} satisfies Partial<Sentences>;
