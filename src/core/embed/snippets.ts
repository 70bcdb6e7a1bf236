import { type Choice, saidIn } from './choice.ts';
import {
  canAskFor,
  IN_MARKED_FORMS,
  IN_MARKED_LINKS,
  type MarkedForm,
  type Sayable,
} from './elements.ts';

type Marked = {
  code: string;
  /** Chosen attributes that only the tag supports. */
  leavesOut: readonly Sayable[];
};

export type Snippets = {
  tag: string;
  /** Missing for the whole shop, which needs a tag. */
  div?: Marked;
  /** Missing for elements that a link does not support. */
  link?: Marked & {
    /** Target of the link, for the link dialog of a CMS. */
    address: string;
    /** Origin of the target, if it is not the back end's; the link is upgraded on host pages of that origin. */
    origin?: string;
  };
  /** Rule for the site's style sheet, if a colour was chosen. */
  style?: string;
};

/** Escapes text for HTML content and quoted attributes. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const attribute = (name: string, value: string): string =>
  value ? ` ${name}="${escaped(value)}"` : ` ${name}`;

const isOfTheWeb = (address: string): boolean => /^(https?:|\/)/.test(address);

/** Returns the target without the shop: the editor's choice, else the back end's site. */
const fallbackOf = ({ api, fallback }: Choice, page: string): string =>
  fallback || (URL.canParse(api, page) ? `${new URL(api, page).origin}/` : '/');

/**
 * Returns the fallback with the choices in its query. `tel:` addresses have no query, so the back end's site replaces
 * them.
 */
function markedAddress(choice: Choice, page: string): string {
  const own = fallbackOf(choice, page);
  const base = isOfTheWeb(own) ? own : fallbackOf({ ...choice, fallback: '' }, page);
  const address = new URL(base, page);
  address.searchParams.set('museum-embed', choice.element);
  for (const [what, value] of saidIn(choice)) {
    if (IN_MARKED_LINKS.includes(what)) address.searchParams.set(what, value);
  }
  return base.startsWith('/') ? address.href.slice(address.origin.length) : address.href;
}

const SAID_IN: Record<MarkedForm, readonly Sayable[]> = {
  div: IN_MARKED_FORMS,
  link: IN_MARKED_LINKS,
};

/**
 * Returns the three forms of an embed, each with its fallback (design, "Three forms of one embed"). `page` is the base
 * of relative addresses, `text` the default link text.
 */
export function snippetsOf(choice: Choice, page: string, text: string): Snippets {
  const { element, accent } = choice;
  const said = saidIn(choice);
  const name = escaped(choice.text || text);
  const fallback = `<a${attribute('href', fallbackOf(choice, page))}>${name}</a>`;
  const tagName = `museum-${element}`;
  const attributes = said.map(([what, value]) => attribute(what, value)).join('');
  const data = said
    .filter(([what]) => IN_MARKED_FORMS.includes(what))
    .map(([what, value]) => attribute(`data-${what}`, value))
    .join('');
  const leavesOut = (form: MarkedForm) =>
    said.map(([what]) => what).filter((what) => !SAID_IN[form].includes(what));
  const address = markedAddress(choice, page);
  const { origin } = new URL(address, page);
  const ofApi = URL.canParse(choice.api, page) ? new URL(choice.api, page).origin : origin;
  return {
    tag: `<${tagName}${attributes}>${fallback}</${tagName}>`,
    ...(canAskFor('div', element) && {
      div: {
        code: `<div class="museum-embed" data-element="${element}"${data}>${fallback}</div>`,
        leavesOut: leavesOut('div'),
      },
    }),
    ...(canAskFor('link', element) && {
      link: {
        code: `<a${attribute('href', address)}>${name}</a>`,
        leavesOut: leavesOut('link'),
        address,
        ...(origin !== ofApi && { origin }),
      },
    }),
    ...(accent && { style: `:root { --museum-accent: ${accent}; }` }),
  };
}
