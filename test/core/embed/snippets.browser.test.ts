import { expect } from 'chai';
import { choiceIn } from '../../../src/core/embed/choice.ts';
import { snippetsOf } from '../../../src/core/embed/snippets.ts';

describe('the snippets of an embed', () => {
  it('are valid HTML for any text and id', () => {
    const text = '"Tides" & <moon>';
    const item = '1"2&3<';
    const query = new URLSearchParams({ api: 'https://shop.example/api', item, text });
    const context = { page: 'https://cdn.example/embed/', lang: 'en' };
    const made = snippetsOf(choiceIn(query), context, 'Tickets');
    const box = document.createElement('div');
    for (const [form, read] of [
      [made.tag, () => box.querySelector('museum-tickets')!.getAttribute('item')],
      [made.div!.code, () => box.querySelector<HTMLElement>('div')!.dataset.item],
      [made.link!.code, () => new URL(box.querySelector('a')!.href).searchParams.get('item')],
    ] as const) {
      box.innerHTML = form;
      expect(read()).to.equal(item);
      expect(box.querySelector('a')!.textContent).to.equal(text);
      expect(box.childNodes).to.have.length(1);
    }
    expect(new URL(made.link!.address).searchParams.get('item')).to.equal(item);
  });
});
