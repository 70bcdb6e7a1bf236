import { expect } from 'chai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Day } from '../../../src/core/calendar/day.ts';
import type { Month } from '../../../src/core/calendar/month.ts';
import { MonthGrid } from '../../../src/views/parts/MonthGrid.tsx';
import type { MonthGridProps } from '../../../src/views/parts/MonthGrid.tsx';
import { press } from '../../support/keyboard.ts';
import { render } from '../../support/render.tsx';
import { expectAccessible } from './look.ts';
import { say } from '../../support/say.ts';

const states = {
  '2026-12-01': 'available',
  '2026-12-04': 'soldOut',
  '2026-12-05': 'few',
  '2026-12-31': 'available',
  '2027-01-01': 'available',
  '2027-01-31': 'available',
} as MonthGridProps['states'];

let chosen: Day[];
beforeEach(() => {
  chosen = [];
});

function Calendar(given: Partial<MonthGridProps>) {
  const [month, setMonth] = useState('2026-12' as Month);
  const [selected, setSelected] = useState<Day>();
  return (
    <MonthGrid
      month={month}
      today={'2026-12-03' as Day}
      selected={selected}
      states={states}
      firstMonth={'2026-12' as Month}
      lastMonth={'2027-02' as Month}
      onMonth={setMonth}
      onSelect={(day) => {
        chosen.push(day);
        setSelected(day);
      }}
      {...given}
    />
  );
}

const mount = (given: Partial<MonthGridProps> = {}) => {
  const page = render(<Calendar {...given} />);
  const find = (selector: string) => [...page.root.querySelectorAll<HTMLElement>(selector)];
  const cell = (name: string) =>
    find('[role=gridcell]').find((each) => each.getAttribute('aria-label')?.startsWith(name))!;
  return {
    ...page,
    find,
    cell,
    tabStops: () => find('td[tabindex="0"]'),
    title: () => find('.month-name')[0]!.textContent,
    focused: () => page.root.activeElement?.getAttribute('aria-label'),
    leaf: (name: string) => find(`button[aria-label="${name}"]`)[0]!,
  };
};
const click = (element: HTMLElement) => flushSync(() => element.click());

describe('the month grid', () => {
  it('is a grid named by its month, which is announced when it changes', () => {
    const { find, root, title, leaf } = mount();
    const grid = find('table[role=grid]')[0]!;
    const name = root.getElementById(grid.getAttribute('aria-labelledby')!)!;
    expect(name.textContent).to.equal('December 2026');
    expect(name.getAttribute('aria-live')).to.equal('polite');
    click(leaf(say('nextMonth')));
    expect(title()).to.equal('January 2027');
  });

  it('names each day with its date and availability', () => {
    const { cell } = mount();
    expect(cell('Saturday').getAttribute('aria-label')).to.match(
      RegExp(`5 December, ${say('fewLeft')}$`),
    );
    expect(cell('Friday').getAttribute('aria-label')).to.match(
      RegExp(`4 December, ${say('soldOut')}$`),
    );
    expect(cell('Wednesday').getAttribute('aria-label')).to.match(
      RegExp(`2 December, ${say('notAvailable')}$`),
    );
    expect(cell('Tuesday').getAttribute('aria-label')).to.match(/1 December$/);
  });

  it('marks today', () => {
    expect(
      mount()
        .find('[aria-current=date]')
        .map((day) => day.textContent),
    ).to.deep.equal(['3']);
  });

  it('selects available days only', () => {
    const { find, cell } = mount();
    click(cell('Friday'));
    click(cell('Wednesday'));
    expect(chosen).to.deep.equal([]);
    expect(cell('Friday').getAttribute('aria-disabled')).to.equal('true');
    click(cell('Saturday'));
    expect(chosen).to.deep.equal(['2026-12-05']);
    expect(find('[aria-selected=true]').map((day) => day.textContent)).to.deep.equal(['5']);
  });

  it('selects nothing while it loads, and shows no availability', () => {
    const { cell, find } = mount({ isLoading: true, states: {} });
    click(cell('Saturday'));
    expect(chosen).to.deep.equal([]);
    expect(find('[role=grid]')[0]!.getAttribute('aria-busy')).to.equal('true');
    expect(cell('Saturday').getAttribute('aria-label')).to.match(/5 December$/);
  });

  it('has one tab stop: the selected day, else the first available day', () => {
    const { tabStops, cell } = mount();
    expect(tabStops()[0] === cell('Tuesday')).to.equal(true);
    click(cell('Saturday'));
    expect(tabStops()[0] === cell('Saturday')).to.equal(true);
  });

  it('keeps its height in every month and while it loads', () => {
    const heightIn = (month: string, isLoading = false) =>
      mount({ month: month as Month, isLoading }).container.querySelector('.month')!.clientHeight;
    const six = heightIn('2026-11');
    expect(heightIn('2027-02')).to.equal(six);
    expect(heightIn('2026-12', true)).to.equal(six);
  });

  it('begins with the current week, also for the keyboard, and is only as high as its weeks', async () => {
    const { find, tabStops, focused, container } = mount({ today: '2026-12-23' as Day });
    expect(find('[role=gridcell]').map((day) => day.textContent)[0]).to.equal('21');
    expect(find('tbody tr')).to.have.length(2);
    tabStops()[0]!.focus();
    await press('ArrowUp', 'ArrowUp', 'PageUp');
    expect(focused()).to.match(/^Monday.* 21 December/);
    const { height } = container.querySelector('.month-days')!.getBoundingClientRect();
    expect(height).to.be.lessThan(3 * 48 + 40);
  });

  it('explains only the marks that occur in the month', () => {
    const { find, leaf } = mount();
    const legend = () => find('.month-legend li').map((mark) => mark.textContent?.slice(1));
    expect(legend()).to.deep.equal([say('available'), say('fewLeft'), say('soldOut')]);
    click(leaf(say('nextMonth')));
    expect(legend()).to.deep.equal([say('available')]);
    click(leaf(say('nextMonth')));
    expect(legend()).to.deep.equal([]);
  });

  it('turns no further than its first and last month', () => {
    const { leaf, title } = mount();
    click(leaf(say('previousMonth')));
    expect(title()).to.equal('December 2026');
    expect(leaf(say('previousMonth')).getAttribute('aria-disabled')).to.equal('true');
    for (let turn = 0; turn < 4; turn++) click(leaf(say('nextMonth')));
    expect(title()).to.equal('February 2027');
  });

  it('moves with the arrow keys, also to unavailable days', async () => {
    const { tabStops, focused } = mount();
    tabStops()[0]!.focus();
    await press('ArrowRight');
    expect(focused()).to.match(RegExp(`^Wednesday.* 2 December, ${say('notAvailable')}$`));
    await press('ArrowDown', 'ArrowLeft');
    expect(focused()).to.match(/^Tuesday.* 8 December/);
    await press('End');
    expect(focused()).to.match(/^Sunday.* 13 December/);
    await press('Home');
    expect(focused()).to.match(/^Monday.* 7 December/);
    expect(tabStops()).to.have.length(1);
  });

  it('selects with Enter and with the space bar', async () => {
    const { tabStops } = mount();
    tabStops()[0]!.focus();
    await press('Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', ' ');
    expect(chosen).to.deep.equal(['2026-12-01', '2026-12-05']);
  });

  it('crosses into other months and keeps the focus', async () => {
    const { cell, title, focused } = mount();
    cell('Thursday').focus();
    click(cell('Saturday'));
    cell('Saturday').focus();
    await press('PageDown');
    expect(title()).to.equal('January 2027');
    expect(focused()).to.match(/^Tuesday.* 5 January/);
    await press('PageUp', 'ArrowUp');
    expect(title()).to.equal('December 2026');
    expect(focused()).to.match(/ 1 December$/);
  });

  it('leaves keys with a modifier to the browser', () => {
    const { tabStops, focused } = mount();
    const day = tabStops()[0]!;
    day.focus();
    const before = focused();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      const options = { key: 'ArrowRight', bubbles: true, cancelable: true, [modifier]: true };
      const event = new KeyboardEvent('keydown', options);
      flushSync(() => day.dispatchEvent(event));
      expect(event.defaultPrevented).to.equal(false);
    }
    expect(focused()).to.equal(before);
  });

  it('stays within its months with the keyboard too', async () => {
    const { tabStops, title, focused } = mount();
    tabStops()[0]!.focus();
    await press('PageUp', 'ArrowLeft');
    expect(title()).to.equal('December 2026');
    expect(focused()).to.match(/^Tuesday.* 1 December$/);
    await press('PageDown', 'PageDown', 'PageDown');
    expect(title()).to.equal('February 2027');
    expect(focused()).to.match(/ 28 February/);
  });

  it('does not take the focus by itself', () => {
    const { leaf, root, cell, rerender } = mount();
    click(cell('Saturday'));
    rerender(<Calendar isLoading />);
    expect(root.activeElement === null).to.equal(true);
    leaf(say('nextMonth')).focus();
    click(leaf(say('nextMonth')));
    expect(root.activeElement === leaf(say('nextMonth'))).to.equal(true);
  });

  it('shows availability by more than colour', () => {
    const { cell } = mount();
    const face = (name: string) => cell(name).firstElementChild!;
    expect(getComputedStyle(face('Friday')).textDecorationLine).to.equal('line-through');
    expect(getComputedStyle(face('Saturday'), '::after').borderRadius).to.equal('50%');
    expect(getComputedStyle(face('Tuesday')).fontWeight).to.equal('600');
    expect(getComputedStyle(face('Wednesday')).fontWeight).to.equal('400');
  });

  it('passes the accessibility check', async () => {
    const page = mount();
    click(page.cell('Saturday'));
    await expectAccessible(page);
  });
});
