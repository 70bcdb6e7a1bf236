import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Destination, PasteForm } from '../../core/embed/destinations.ts';

/** Instructions for pasting the code in each system. Translations use the words of that system in the language. */
export const ADVICE: Record<Destination, MessageDescriptor> = {
  'wordpress-plugin': msg`Add a block “Shortcode” and paste the line there. In the classic editor, paste it into the text.`,
  wordpress: msg`Add a block “Custom HTML” and paste the lines there, not into a paragraph. In the classic editor, open the tab “Text” first.`,
  typo3: msg`Add a content element “Plain HTML” and paste the lines there.`,
  drupal: msg`Choose the text format “Full HTML” for the field, open “Source” in its editor and paste the lines.`,
  joomla: msg`Create a site module of the type “Custom”, switch the editor off with “Toggle Editor” and paste the lines. Your user group needs “No Filtering” in the text filters of the global configuration.`,
  contao: msg`Add a content element “Unfiltered HTML” and paste the lines there. The element “HTML” would show them as text.`,
  'site-builder': msg`Squarespace: add a block “Code”. Jimdo: add the element “Widget/HTML”. Wix shows code in a frame, in which visitors cannot pay: answer “No” to the question about HTML.`,
  html: msg`Paste the lines into the page, where the shop is to appear.`,
  npm: msg`Run “npm install museum-shop” once. The first line belongs to the imports of a component, the rest to its markup.`,
};

/** Instructions for pasting a link, in any system. */
export const LINK_ADVICE = msg`Paste it into an empty paragraph of the text, where the shop is to appear. If it does not become a link, use the link button of your editor with this address.`;

/** Names of the boxes. */
export const BOX_TITLES: Record<PasteForm, MessageDescriptor> = {
  shortcode: msg`Shortcode`,
  html: msg`Script and embed`,
  link: msg`Link`,
  npm: msg`Import and tag`,
};
