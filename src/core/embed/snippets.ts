import { type Choice, saidIn } from './choice.ts';
import { IN_MARKED_FORMS, type Sayable } from './elements.ts';

/** What an editor copies. */
export type Snippets = {
  tag: string;
  div: string;
  link: string;
  /** Where the marked link leads: what the link button of an editor asks for. */
  linkAddress: string;
  /** A rule for the site's style sheet, where a colour was chosen. */
  style?: string;
  /** What only the tag says; the marked forms leave it out. */
  onlyInTag: readonly Sayable[];
  /** The one site on whose pages the link counts, beside the museum's own; undefined where it is that of the back end. */
  linkOrigin?: string;
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
    if (IN_MARKED_FORMS.includes(what)) address.searchParams.set(what, value);
  }
  return base.startsWith('/') ? address.href.slice(address.origin.length) : address.href;
}

/**
 * The three forms of one embed, each with its fallback (design, "Three forms of one embed"). `page` is the address against
 * which others are read, `text` what the link is called where nothing was typed.
 */
export function snippetsOf(choice: Choice, page: string, text: string): Snippets {
  const said = saidIn(choice);
  const name = escaped(choice.text || text);
  const fallback = `<a${attribute('href', fallbackOf(choice, page))}>${name}</a>`;
  const tagName = `museum-${choice.element}`;
  const attributes = said.map(([what, value]) => attribute(what, value)).join('');
  const data = said
    .filter(([what]) => IN_MARKED_FORMS.includes(what))
    .map(([what, value]) => attribute(`data-${what}`, value))
    .join('');
  const linkAddress = markedAddress(choice, page);
  const origin = new URL(linkAddress, page).origin;
  const ofApi = URL.canParse(choice.api, page) ? new URL(choice.api, page).origin : origin;
  return {
    tag: `<${tagName}${attributes}>${fallback}</${tagName}>`,
    div: `<div class="museum-embed" data-element="${choice.element}"${data}>${fallback}</div>`,
    link: `<a${attribute('href', linkAddress)}>${name}</a>`,
    linkAddress,
    ...(choice.accent && { style: `:root { --museum-accent: ${choice.accent}; }` }),
    onlyInTag: said
      .map(([what]) => what)
      .filter((what) => !IN_MARKED_FORMS.includes(what) && what !== 'routing'),
    ...(origin !== ofApi && { linkOrigin: origin }),
  };
}
