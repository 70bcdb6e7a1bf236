import { expect } from 'chai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { cents } from '../../../src/core/money/cents.ts';
import { Button } from '../../../src/views/parts/Button.tsx';
import { Dialog } from '../../../src/views/parts/Dialog.tsx';
import { Message } from '../../../src/views/parts/Message.tsx';
import { Picture } from '../../../src/views/parts/Picture.tsx';
import { Price } from '../../../src/views/parts/Price.tsx';
import { Progress } from '../../../src/views/parts/Progress.tsx';
import { Skeleton } from '../../../src/views/parts/Skeleton.tsx';
import { press } from '../../support/keyboard.ts';
import { render } from '../../support/render.tsx';
import { expectAccessible } from './look.ts';
import { say } from '../../support/say.ts';

describe('a button', () => {
  it('does nothing while it is busy, indicates that, and keeps size and focus', () => {
    let clicks = 0;
    let submits = 0;
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits++;
        }}
      >
        <Button kind="primary" type="submit" busy={busy} onClick={() => clicks++}>
          Order with obligation to pay
        </Button>
      </form>
    );
    const { root, rerender } = render(form(false));
    const button = root.querySelector('button')!;
    const width = button.offsetWidth;
    button.focus();
    flushSync(() => button.click());
    rerender(form(true));
    flushSync(() => button.click());
    expect([clicks, submits]).to.deep.equal([1, 1]);
    expect(button.getAttribute('aria-busy')).to.equal('true');
    expect(button.offsetWidth).to.equal(width);
    expect(root.activeElement === button).to.equal(true);
  });

  it('submits no form by default', () => {
    expect(render(<Button>Undo</Button>).root.querySelector('button')!.type).to.equal('button');
  });

  it('is large enough for a thumb in each kind', () => {
    for (const kind of ['primary', 'secondary', 'plain'] as const) {
      const { root } = render(<Button kind={kind}>Undo</Button>);
      expect(root.querySelector('button')!.offsetHeight, kind).to.be.at.least(44);
    }
  });
});

describe('a picture', () => {
  it('keeps its size while it loads, fails or is missing', async () => {
    const { root, rerender } = render(<Picture src="/no-such-picture.png" alt="Tides" />);
    const box = root.querySelector<HTMLElement>('.picture')!;
    const height = box.offsetHeight;
    expect(height).to.be.closeTo(box.offsetWidth * 0.75, 1);
    const image = root.querySelector('img')!;
    expect([image.alt, image.loading, image.decoding]).to.deep.equal(['Tides', 'lazy', 'async']);
    flushSync(() => image.dispatchEvent(new Event('error')));
    expect(!root.querySelector('img')).to.equal(true);
    expect(box.textContent).to.equal('Tides');
    expect(box.offsetHeight).to.equal(height);
    rerender(<Picture alt="Tides" />);
    expect(box.offsetHeight).to.equal(height);
  });

  it('loads again with another address', () => {
    const { root, rerender } = render(<Picture src="/a.png" alt="" />);
    flushSync(() => root.querySelector('img')!.dispatchEvent(new Event('error')));
    rerender(<Picture src="/b.png" alt="" />);
    expect(root.querySelector('img')!.getAttribute('src')).to.equal('/b.png');
  });
});

describe('a dialog', () => {
  function Question() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Clear basket</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label="Clear basket">
          <Button kind="primary" onClick={() => setOpen(false)}>
            Remove
          </Button>
        </Dialog>
      </>
    );
  }
  const mount = () => {
    const page = render(<Question />);
    const opener = page.root.querySelector('button')!;
    opener.focus();
    flushSync(() => opener.click());
    return { ...page, opener, dialog: () => page.root.querySelector('dialog') };
  };

  it('opens in the top layer and returns the focus when it closes', () => {
    const { dialog, opener, root } = mount();
    expect(dialog()!.matches(':modal')).to.equal(true);
    expect(dialog()!.contains(root.activeElement)).to.equal(true);
    flushSync(() => dialog()!.querySelector('button')!.click());
    expect(!dialog()).to.equal(true);
    expect(root.activeElement === opener).to.equal(true);
  });

  it('closes by Escape and by a click beside it', async () => {
    const first = mount();
    await press('Escape');
    expect(!first.dialog()).to.equal(true);
    const second = mount();
    flushSync(() => second.dialog()!.click());
    expect(!second.dialog()).to.equal(true);
  });
});

describe('the small components', () => {
  it('format a price in the language of the visitor', () => {
    expect(render(<Price cents={cents(123450)} />).container.textContent).to.equal('€1,234.50');
  });

  it('announce errors at once and other messages politely', () => {
    const roleOf = (kind: 'info' | 'error') =>
      render(<Message kind={kind}>Sold out</Message>)
        .root.querySelector('.message')!
        .getAttribute('role');
    expect(roleOf('error')).to.equal('alert');
    expect(roleOf('info')).to.equal('status');
  });

  it('name the steps of the checkout, and mark the current one', () => {
    const { root } = render(
      <Progress
        name={say('stepsOfTheOrder')}
        steps={[say('basket'), say('logIn'), say('payment')]}
        current={1}
      />,
    );
    const marked = [...root.querySelectorAll('ol > [aria-current=step]')];
    expect(marked.map((step) => step.textContent)).to.deep.equal([say('logIn')]);
    expect(root.querySelector('ol')!.ariaLabel).to.equal(say('stepsOfTheOrder'));
  });

  it('hide skeletons from screen readers', () => {
    const { root } = render(<Skeleton lines={3} />);
    const skeleton = root.querySelector('.skeleton')!;
    expect(skeleton.getAttribute('aria-hidden')).to.equal('true');
    expect(skeleton.childElementCount).to.equal(3);
  });

  it('pass the accessibility check', () =>
    expectAccessible(
      render(
        <div className="stack">
          <Button kind="primary">Add to basket</Button>
          <Button>Undo</Button>
          <Button kind="plain">Remove</Button>
          <Button busy>Checkout</Button>
          <Message kind="success" title="Thank you" action={<Button>Go to basket</Button>}>
            Your tickets are there.
          </Message>
          <Message kind="warning">Few left</Message>
          <Message kind="error">Sold out</Message>
          <Progress
            name={say('stepsOfTheOrder')}
            steps={[say('basket'), say('logIn'), say('payment')]}
            current={1}
          />
          <Picture alt="Tides" />
          <Price cents={cents(1200)} className="muted" />
          <Skeleton lines={2} />
        </div>,
      ),
    ));
});
