import { expect } from 'chai';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { SlowMessage } from '../../../src/views/app/SlowMessage.tsx';
import { Button } from '../../../src/views/parts/Button.tsx';
import { Skeleton } from '../../../src/views/parts/Skeleton.tsx';
import { eventually } from '../../support/eventually.ts';
import { flushEffects, render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';
import { holdTimers } from '../../support/timers.ts';
import { expectAccessible } from '../parts/look.ts';

const SENTENCE = say('thisIsTakingLonger');

const shop = (children: ReactNode) => <SlowMessage lang="en">{children}</SlowMessage>;

/** Renders a part of the shop. `pass` lets five seconds pass; `status` returns the text of the live region, if there is one. */
function show(children: ReactNode) {
  const runTimers = holdTimers(5000);
  const view = render(shop(children));
  flushEffects();
  const status = () => view.root.querySelector('[role=status]')?.textContent;
  return {
    ...view,
    change: (next: ReactNode) => {
      view.rerender(shop(next));
      flushEffects();
    },
    pass: () => {
      flushSync(runTimers);
      flushEffects();
    },
    status,
    /** Waits until the live region has the sentence. */
    appears: () => eventually('the sentence is there', () => status() === SENTENCE),
  };
}

describe('the sentence about a long wait', () => {
  for (const [part, waiting, done] of [
    ['a skeleton', <Skeleton key="1" />, <p key="2">Tides</p>],
    [
      'a busy button',
      <Button key="1" busy>
        Book
      </Button>,
      <Button key="1">Book</Button>,
    ],
  ] as const) {
    it(`is there after five seconds of ${part}, until that is over`, async () => {
      const view = show(waiting);
      expect(view.status()).to.equal(undefined);
      view.pass();
      await view.appears();
      await expectAccessible(view);
      view.change(done);
      expect(view.status()).to.equal(undefined);
    });
  }

  it('is not there if the wait ends earlier, and nothing else is waited for', () => {
    const view = show(<Skeleton />);
    view.change(<Button>Book</Button>);
    view.pass();
    expect(view.status()).to.equal(undefined);
  });

  it('counts one wait after the other as one', async () => {
    const view = show(<Skeleton key="list" />);
    view.change(<Skeleton key="pictures" />);
    view.pass();
    await view.appears();
  });
});
