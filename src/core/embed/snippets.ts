import { type Choice, saidIn } from './choice.ts';
import {
  canAskFor,
  IN_MARKED_FORMS,
  IN_MARKED_LINKS,
  type MarkedForm,
  type Sayable,
} from './elements.ts';

/** A marked form, as an editor copies it. */
type Marked = {
  code: string;
  /** What was chosen and only the tag says. */
  leavesOut: readonly Sayable[];
};

/** What an editor copies. */
export type Snippets = {
  tag: string;
  /** Undefined for the whole shop, which needs a tag. */
  div?: Marked;
  /** Undefined for what a link cannot ask for. */
  link?: Marked & {
    /** Where the link leads: what the link button of an editor asks for. */
    address: string;
    /** The one site on whose pages the link counts, beside the museum's own; undefined where it is that of the back end. */
    origin?: string;
  };
  /** A rule for the site's style sheet, where a colour was chosen. */
  style?: string;
};

/** Text as it stands in HTML, between tags and within a quoted attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const attribute = (name: string, value: string): string =>
  value ? ` ${name}="${escaped(value)}"` : ` ${name}`;

const isOfTheWeb = (address: string): boolean => /^(https?:|\/)/.test(address);

/** Where visitors get without the shop: as was chosen, else the site of the back end. */
const fallbackOf = ({ api, fallback }: Choice, page: string): string =>
  fallback || (URL.canParse(api, page) ? `${new URL(api, page).origin}/` : '/');

/** The fallback with what to show in its query; a telephone number cannot hold that, so that the site of the back end does. */
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
 * The three forms of one embed, each with its fallback (design, "Three forms of one embed"). `page` is the address against
 * which others are read, `text` what the link is called where nothing was typed.
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
