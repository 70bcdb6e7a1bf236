import { site } from './site.js';

const { createElement: h, useState } = window.wp.element;
const { names, texts } = site;

/** Shows the real element in a frame that is as high as its content. */
export function Preview({ attributes }) {
  const [height, setHeight] = useState(300);
  const chosen = Object.entries(attributes).filter(([, value]) => value);
  const src = `${site.preview}&${new URLSearchParams(chosen)}`;
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
