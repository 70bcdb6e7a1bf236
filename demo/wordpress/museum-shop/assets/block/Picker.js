import { askItems, askShop, isSold, LISTS } from './backEnd.js';
import { site } from './site.js';
import { useAnswer } from './useAnswer.js';

const { createElement: h, Fragment, useCallback, useState } = window.wp.element;
const { Button, Notice, SearchControl, Spinner } = window.wp.components;
const { names, texts } = site;

function Waiting({ state, retry }) {
  if (state.is === 'loading') return h('p', { role: 'status' }, h(Spinner), texts.loading);
  const actions = [{ label: texts.retry, onClick: retry }];
  return h(Notice, { status: 'error', isDismissible: false, actions }, texts.silent);
}

function Item({ name, picture, onChoose }) {
  return h(
    'li',
    null,
    h(
      Button,
      { className: 'museum-shop-item', onClick: onChoose },
      picture && h('img', { src: picture, alt: '', loading: 'lazy' }),
      h('span', null, name),
    ),
  );
}

function Items({ lang, element, choose }) {
  const [wanted, setWanted] = useState('');
  const request = useCallback(() => askItems(lang, element), [lang, element]);
  const [state, retry] = useAnswer(request);
  if (state.is !== 'ready') return h(Waiting, { state, retry });
  const word = wanted.trim().toLocaleLowerCase();
  const found = state.value.filter(({ name }) => name.toLocaleLowerCase().includes(word));
  return h(
    Fragment,
    null,
    h(SearchControl, {
      label: texts.search,
      placeholder: texts.search,
      value: wanted,
      onChange: setWanted,
    }),
    h(
      'ul',
      { className: 'museum-shop-items' },
      !word && h(Item, { name: texts.all, onChoose: () => choose({ element }) }),
      found.map(({ id, name, picture }) =>
        h(Item, { key: id, name, picture, onChoose: () => choose({ element, item: id }) }),
      ),
    ),
    found.length === 0 && h('p', null, texts.none),
  );
}

/**
 * Leaves the focus where it is. If it moved to a button, the editor would close its list of blocks, and the button would
 * move away from under the mouse before it is released.
 */
function keepFocus(event) {
  if (event.target.closest('button')) event.preventDefault();
}

/** Lists what the shop sells, with pictures and a search, and the other elements. */
export function Picker({ element, choose }) {
  const [shop, retry] = useAnswer(askShop);
  const [area, setArea] = useState(LISTS[element] ? element : 'tickets');
  if (shop.is !== 'ready') return h(Waiting, { state: shop, retry });
  const areas = Object.keys(names).filter((each) => !LISTS[each] || isSold(shop.value, each));
  const shown = areas.includes(area) ? area : areas[0];
  return h(
    'div',
    { className: 'museum-shop-picker', onMouseDown: keepFocus },
    h(
      'div',
      { className: 'museum-shop-areas', role: 'group', 'aria-label': texts.areas },
      areas.map((each) =>
        h(
          Button,
          {
            key: each,
            variant: 'secondary',
            isPressed: each === shown,
            onClick: () => (LISTS[each] ? setArea(each) : choose({ element: each })),
          },
          names[each],
        ),
      ),
    ),
    LISTS[shown] && h(Items, { key: shown, lang: shop.value.lang, element: shown, choose }),
  );
}
