import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { Folded } from '../../../src/views/parts/Folded.tsx';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';
import { expectAccessible } from './look.ts';

const LONG = 'Twice a day the sea comes to Ahrenhafen, and twice a day it leaves again. '.repeat(8);

function mount({ text = LONG, width = 320 } = {}) {
  const page = render(<div />);
  page.host.style.inlineSize = `${width}px`;
  page.rerender(
    <Folded>
      <p>
        {text} <a href="#more">Gauges</a>
      </p>
    </Folded>,
  );
  const box = page.root.querySelector<HTMLElement>('p')!.parentElement!;
  return {
    ...page,
    box,
    button: () => page.root.querySelector('button'),
    isCut: () => box.scrollHeight > box.clientHeight + 1,
  };
}

describe('a folded text', () => {
  it('shows three lines in a narrow embed, and the rest on demand', () => {
    const { box, button, isCut } = mount();
    expect(box.clientHeight).to.equal(72);
    expect(isCut()).to.equal(true);
    expect(button()!.textContent).to.equal(say('readMore'));
    expect(button()!.getAttribute('aria-expanded')).to.equal('false');
    flushSync(() => button()!.click());
    expect(isCut()).to.equal(false);
    expect(button()!.textContent).to.equal(say('readLess'));
    expect(button()!.getAttribute('aria-expanded')).to.equal('true');
    flushSync(() => button()!.click());
    expect(isCut()).to.equal(true);
  });

  it('has no button if the text is short, or the embed is wide', () => {
    expect(mount({ text: 'Twice a day.' }).button()).to.equal(null);
    const wide = mount({ width: 900 });
    expect(wide.button()).to.equal(null);
    expect(wide.isCut()).to.equal(false);
  });

  it('gets its button when the embed becomes narrow', async () => {
    const { host, button } = mount({ width: 900 });
    host.style.inlineSize = '320px';
    await eventually('there is a button', () => button() !== null);
  });

  it('unfolds for a link in its hidden part that takes the focus', () => {
    const { root, isCut } = mount();
    flushSync(() => root.querySelector('a')!.focus());
    expect(isCut()).to.equal(false);
  });

  it('passes the accessibility check', () => expectAccessible(mount()));
});
