import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Destination, PasteForm } from '../../core/embed/destinations.ts';

/** Instructions for pasting the code in each system. Translations use the words of that system in the language. */
export const ADVICE: Record<Destination, MessageDescriptor> = {
  'wordpress-plugin': msg`Add a “Shortcode” block and paste the line there. In the classic editor, paste it into the text.`,
  wordpress: msg`Add a “Custom HTML” block and paste the lines there, not into a paragraph. In the classic editor, open the “Text” tab first.`,
  typo3: msg`Add a “Plain HTML” content element and paste the lines there.`,
  drupal: msg`Choose the “Full HTML” text format for the field, open “Source” in its editor and paste the lines.`,
  joomla: msg`Create a site module of the type “Custom”, turn the editor off with “Toggle Editor” and paste the lines. In the text filters of the global configuration, your user group needs “No Filtering”.`,
  contao: msg`Add an “Unfiltered HTML” content element and paste the lines there. The “HTML” element would show them as text.`,
  'site-builder': msg`Squarespace: add a “Code” block. Jimdo: add the “Widget/HTML” element.`,
  html: msg`Paste the lines into the page where the shop should appear.`,
  npm: msg`Run “npm install museum-shop” once. Put the first line with the imports of a component and the rest in its markup.`,
};

/** Instructions for pasting a link, in any system. */
export const LINK_ADVICE = msg`Paste this address into an empty paragraph where the shop should appear. If it does not become a link, use your editor’s link button with it.`;

/** Names of the boxes. */
export const BOX_TITLES: Record<PasteForm, MessageDescriptor> = {
  shortcode: msg`Shortcode`,
  html: msg`Script and embed`,
  link: msg`Link`,
  npm: msg`Import and tag`,
};
