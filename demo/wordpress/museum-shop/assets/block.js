// The editor of the block “Museum Shop”. The page itself gets its tag from PHP, as with a shortcode.
import { Picker } from './block/Picker.js';
import { Preview } from './block/Preview.js';
import { site } from './block/site.js';

const { createElement: h, useState } = window.wp.element;
const { BlockControls, InspectorControls, useBlockProps } = window.wp.blockEditor;
const { Button, PanelBody, Placeholder, SelectControl, TextControl, ToolbarButton, ToolbarGroup } =
  window.wp.components;
const { names, texts } = site;

function NotSetUp() {
  const link = h(Button, { variant: 'primary', href: site.settingsPage }, texts.setUp);
  return h('p', null, texts.unset, ' ', site.settingsPage ? link : texts.ask);
}

function Inspector({ attributes, setAttributes }) {
  const known = site.attributes[attributes.element];
  const levels = ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }));
  return h(
    InspectorControls,
    null,
    h(
      PanelBody,
      null,
      known.includes('heading-level') &&
        h(SelectControl, {
          label: texts.heading,
          value: attributes.headingLevel ?? '',
          options: [{ value: '', label: texts.usual }, ...levels],
          onChange: (headingLevel) => setAttributes({ headingLevel: headingLevel || undefined }),
        }),
      known.includes('date') &&
        h(TextControl, {
          type: 'date',
          label: texts.date,
          value: attributes.date ?? '',
          onChange: (date) => setAttributes({ date: date || undefined }),
        }),
    ),
  );
}

function Edit({ attributes, setAttributes }) {
  const { element } = attributes;
  const [isChoosing, setChoosing] = useState(!names[element]);
  const props = useBlockProps();
  const choose = (choice) => {
    setAttributes({ category: undefined, date: undefined, item: undefined, ...choice });
    setChoosing(false);
  };
  if (isChoosing || !site.api) {
    const content = site.api ? h(Picker, { element, choose }) : h(NotSetUp);
    const frame = { icon: 'tickets-alt', label: texts.title };
    return h('div', props, h(Placeholder, frame, content));
  }
  const change = { icon: 'edit', label: texts.change, onClick: () => setChoosing(true) };
  return h(
    'div',
    props,
    h(BlockControls, null, h(ToolbarGroup, null, h(ToolbarButton, change))),
    h(Inspector, { attributes, setAttributes }),
    h(Preview, { attributes }),
  );
}

window.wp.blocks.registerBlockType('museum-shop/embed', { edit: Edit, save: () => null });
