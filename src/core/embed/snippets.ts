import { type Choice, saidIn } from './choice.ts';
import {
  canAskFor,
  IN_MARKED_FORMS,
  IN_MARKED_LINKS,
  type MarkedForm,
  type Sayable,
} from './elements.ts';
import { fallbackAddress, type FallbackContext, markedAddress } from './fallback.ts';

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
  /** The line of the WordPress plugin, whose settings have the fallback. */
  shortcode: string;
  /** Import and tag for a component of a site that is built with npm. */
  npm: string;
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

const SAID_IN: Record<MarkedForm, readonly Sayable[]> = {
  div: IN_MARKED_FORMS,
  link: IN_MARKED_LINKS,
};

/** Attributes that the plugin adds to a whole shop by itself. */
const OF_PLUGIN: readonly Sayable[] = ['routing', 'no-header', 'no-footer'];

/** A self-closing shortcode, because one without an end would take the text up to the next end as its content. */
function shortcodeOf(choice: Choice): string {
  const isOwnPage = choice.element === 'shop' && choice.routing === 'path';
  const said = saidIn(choice).filter(([what]) => isOwnPage || !OF_PLUGIN.includes(what));
  // the plugin would otherwise choose the hash
  const routing = isOwnPage ? ' routing="path"' : '';
  const attributes = said
    .map(([what, value]) => attribute(what, value))
    .join('')
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;');
  return `[museum_${choice.element.replace('-', '_')}${routing}${attributes} /]`;
}

/** The tag names its back end, because an import has no address to carry it. Braces have a meaning in JSX and others. */
function npmCode({ api, shop }: Choice, tag: string, { page }: FallbackContext): string {
  const address = URL.canParse(api, page) ? new URL(api, page).href : api;
  const settings =
    attribute('api', address) + (shop && shop !== '1' ? attribute('shop', shop) : '');
  const markup = tag
    .replace(/^<[\w-]+/, (start) => start + settings)
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;');
  return `import 'museum-shop';\n\n${markup}`;
}

/**
 * Returns the forms of an embed, each with its fallback (design, "Three forms of one embed"). `text` is the default link
 * text.
 */
export function snippetsOf(choice: Choice, context: FallbackContext, text: string): Snippets {
  const { element } = choice;
  const said = saidIn(choice);
  const name = escaped(choice.text || text);
  const fallback = `<a${attribute('href', fallbackAddress(choice, context))}>${name}</a>`;
  const tagName = `museum-${element}`;
  const attributes = said.map(([what, value]) => attribute(what, value)).join('');
  const data = said
    .filter(([what]) => IN_MARKED_FORMS.includes(what))
    .map(([what, value]) => attribute(`data-${what}`, value))
    .join('');
  const leavesOut = (form: MarkedForm) =>
    said.map(([what]) => what).filter((what) => !SAID_IN[form].includes(what));
  const address = markedAddress(choice, context);
  const { origin } = new URL(address, context.page);
  const { api } = choice;
  const ofApi = URL.canParse(api, context.page) ? new URL(api, context.page).origin : origin;
  const tag = `<${tagName}${attributes}>${fallback}</${tagName}>`;
  return {
    tag,
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
    shortcode: shortcodeOf(choice),
    npm: npmCode(choice, tag, context),
  };
}
