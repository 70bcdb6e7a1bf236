import { expect } from 'chai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Stepper } from '../../../src/views/parts/Stepper.tsx';
import { press, type } from '../../support/keyboard.ts';
import { render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';
import { expectAccessible } from './look.ts';

let changes: number[];
beforeEach(() => {
  changes = [];
});

function Counter({ start = 1, min = 0, max = 12 }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    changes.push(next);
    setValue(next);
  };
  return <Stepper name="Adult" value={value} min={min} max={max} onChange={change} />;
}

const mount = (given: Parameters<typeof Counter>[0] = {}) => {
  const page = render(<Counter {...given} />);
  const find = (selector: string) => page.root.querySelector<HTMLInputElement>(selector)!;
  const number = find('[role=spinbutton]');
  return {
    ...page,
    number,
    less: find(`button[aria-label="${say('decreaseName', { name: 'Adult' })}"]`),
    more: find(`button[aria-label="${say('increaseName', { name: 'Adult' })}"]`),
    now: () => number.getAttribute('aria-valuenow'),
  };
};
const click = (element: HTMLElement) => flushSync(() => element.click());

describe('the stepper', () => {
  it('has its signs in the middle of the buttons, whatever screens were opened before', () => {
    const { less, more } = mount();
    for (const button of [less, more]) {
      expect(getComputedStyle(button)).to.include({ alignItems: 'center', justifyItems: 'center' });
    }
  });

  it('is a spin button named by the ticket, with its bounds', () => {
    const { number } = mount();
    expect(number.getAttribute('aria-label')).to.equal('Adult');
    expect(number.getAttribute('aria-valuenow')).to.equal('1');
    expect(number.getAttribute('aria-valuemin')).to.equal('0');
    expect(number.getAttribute('aria-valuemax')).to.equal('12');
  });

  it('increases and decreases by its buttons, and stops at its bounds', () => {
    const { less, more, now } = mount({ max: 2 });
    click(more);
    click(more);
    expect(now()).to.equal('2');
    expect(more.getAttribute('aria-disabled')).to.equal('true');
    for (let turn = 0; turn < 4; turn++) click(less);
    expect(now()).to.equal('0');
    expect(less.getAttribute('aria-disabled')).to.equal('true');
    expect(changes).to.deep.equal([2, 1, 0]);
  });

  it('keeps the focus on a button that has reached its bound', () => {
    const { more, root } = mount({ max: 2 });
    more.focus();
    click(more);
    expect(root.activeElement === more).to.equal(true);
  });

  it('follows the arrow keys, Home and End', async () => {
    const { number, now } = mount();
    number.focus();
    await press('ArrowUp', 'ArrowUp', 'ArrowDown');
    expect(now()).to.equal('2');
    await press('End');
    expect(now()).to.equal('12');
    await press('ArrowUp', 'Home');
    expect(now()).to.equal('0');
    expect(changes).to.deep.equal([2, 3, 2, 12, 0]);
  });

  it('accepts digits only, up to its maximum', async () => {
    const { number, now } = mount();
    number.focus();
    await type('-1x1');
    expect(number.value).to.equal('11');
    await type('5');
    expect(number.value).to.equal('12');
    expect(now()).to.equal('12');
  });

  it('accepts a number whose first digit is below the minimum, and falls back to the minimum', async () => {
    const { number, now } = mount({ start: 10, min: 10, max: 30 });
    number.focus();
    await type('2');
    expect(number.value).to.equal('2');
    await type('5');
    expect(now()).to.equal('25');
    await press('Backspace');
    expect(now()).to.equal('10');
    flushSync(() => number.blur());
    expect(number.value).to.equal('10');
  });

  it('keeps the number if it is cleared and left', async () => {
    const { number, now } = mount({ start: 3 });
    number.focus();
    await press('Backspace');
    expect(number.value).to.equal('');
    flushSync(() => number.blur());
    expect(number.value).to.equal('3');
    expect(now()).to.equal('3');
  });

  it('has buttons large enough for a thumb', () => {
    const { less, number } = mount();
    expect(less.offsetWidth).to.be.at.least(44);
    expect(less.offsetHeight).to.be.at.least(44);
    expect(number.offsetHeight).to.be.at.least(44);
  });

  it('passes the accessibility check', () => expectAccessible(mount()));
});
