import { site } from './site.js';

const { createElement: h, useState } = window.wp.element;
const { names, texts } = site;

/** Shows the real element in a frame that is as high as its content. */
export function Preview({ attributes }) {
  const [height, setHeight] = useState(300);
  const query = new URLSearchParams({
    api: site.api,
    shop: site.shop,
    element: attributes.element,
    'page-lang': attributes.lang || site.languages[0],
  });
  for (const [name, value] of Object.entries(attributes)) {
    const ofTag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (site.attributes[attributes.element].includes(ofTag) && value) query.set(ofTag, value);
  }
  const src = `${site.preview}?${query}`;
  const fit = ({ currentTarget: frame }) => {
    const { body, defaultView } = frame.contentDocument;
    new defaultView.ResizeObserver(() => setHeight(body.scrollHeight + 32)).observe(body);
  };
  return h('iframe', {
    key: src,
    className: 'museum-shop-preview',
    style: { height },
    src,
    title: `${texts.preview}: ${names[attributes.element]}`,
    tabIndex: -1,
    onLoad: fit,
  });
}
