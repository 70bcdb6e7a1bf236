import { canAskFor, type ElementName } from './elements.ts';

/** Systems in which not every editor may write HTML, so that the configurator asks. */
const MAY_FORBID_HTML = [
  'wordpress',
  'typo3',
  'drupal',
  'joomla',
  'contao',
  'site-builder',
] as const;

/** Systems into which an editor pastes an embed. */
export const DESTINATIONS = ['wordpress-plugin', ...MAY_FORBID_HTML, 'html', 'npm'] as const;

export type Destination = (typeof DESTINATIONS)[number];

export const asksForHtml = (destination: string): boolean =>
  MAY_FORBID_HTML.some((each) => each === destination);

/** Kinds of code to paste. */
export type PasteForm = 'shortcode' | 'html' | 'link' | 'npm';

type Pasted = {
  /** Destination; empty until the editor has chosen it. */
  to: string;
  /** `no` if the editor may not write HTML. */
  html: string;
  element: ElementName;
};

/** Returns whether an editor who may not write HTML wants an element that needs it. */
export const needsHtml = ({ to, html, element }: Pasted): boolean =>
  asksForHtml(to) && html === 'no' && !canAskFor('link', element);

/** Returns the kind of code that a destination takes. */
export function pasteFormOf(pasted: Pasted): PasteForm {
  const { to, html } = pasted;
  if (to === 'wordpress-plugin') return 'shortcode';
  if (to === 'npm') return 'npm';
  return asksForHtml(to) && html === 'no' && !needsHtml(pasted) ? 'link' : 'html';
}
