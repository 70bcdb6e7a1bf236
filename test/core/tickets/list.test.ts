import { describe, it } from 'node:test';
import { expect } from 'chai';
import { eventsOf, groupsOf, inOrder, isOver } from '../../../src/core/tickets/list.ts';
import type { MuseumEvent } from '../../../src/core/tickets/types.ts';
import { moment, museumEvent } from '../../support/samples.ts';

describe('the order of events', () => {
  const event = (id: string, sequence_no: number, month: string) =>
    museumEvent({ id, sequence_no, sorting_datetime: moment(`2027-${month}-01T09:00:00`) });
  const { sorting_datetime: _none, ...undated } = event('b', 0, '01');
  const cases: [title: string, events: MuseumEvent[], ids: string[]][] = [
    ['follows their number', [event('b', 2, '01'), event('a', 1, '02')], ['a', 'b']],
    [
      'has events with a number before those without',
      [event('b', 0, '01'), event('a', 9, '12')],
      ['a', 'b'],
    ],
    [
      'follows the moment if there is no number',
      [event('b', 0, '02'), event('a', 0, '01')],
      ['a', 'b'],
    ],
    ['has events without a number or a moment last', [undated, event('a', 0, '12')], ['a', 'b']],
    [
      'follows the moment for equal numbers',
      [event('b', 3, '02'), event('a', 3, '01')],
      ['a', 'b'],
    ],
    ['is empty without events', [], []],
    [
      'combines numbers and moments',
      [event('d', 0, '03'), event('b', 2, '09'), event('c', 0, '02'), event('a', 1, '10')],
      ['a', 'b', 'c', 'd'],
    ],
  ];
  for (const [title, events, ids] of cases) {
    it(title, () => void expect(inOrder(events).map(({ id }) => id)).to.deep.equal(ids));
  }

  it('does not modify the given list', () => {
    const events = Object.freeze([event('b', 2, '01'), event('a', 1, '02')]);
    expect(inOrder(events)).to.not.equal(events);
  });
});

describe('an event', () => {
  const NOW = moment('2027-03-05T10:00:00');
  const ends: [end: string | undefined, isOver: boolean][] = [
    ['2027-03-05T09:59:59', true],
    ['2027-03-05T10:00:00', false],
    ['2027-03-05T10:00:01', false],
    [undefined, false],
  ];
  for (const [end, expected] of ends) {
    it(`is ${expected ? 'over' : 'on'} at ten if it ends ${end ?? 'never'}`, () => {
      expect(isOver(museumEvent(end ? { end: moment(end) } : {}), NOW)).to.equal(expected);
    });
  }
});

describe('the groups of events', () => {
  const kids = { id: 'k', name: 'Kids', sequence_no: 2 };
  const art = { id: 'a', name: 'Art', sequence_no: 1 };
  const both = museumEvent({ id: '1', custom_groups: [kids, art] });
  const one = museumEvent({ id: '2', custom_groups: [kids] });
  const none = museumEvent({ id: '3' });
  const events = [both, one, none];

  it('are listed once each, in order', () => {
    expect(groupsOf(events)).to.deep.equal([art, kids]);
    expect(groupsOf([none])).to.deep.equal([]);
  });

  const cases: [group: string | null, ids: string[]][] = [
    [null, ['1', '2', '3']],
    ['k', ['1', '2']],
    ['a', ['1']],
    ['x', []],
  ];
  for (const [group, ids] of cases) {
    it(`have ${ids.length} events for ${group ?? 'no group'}`, () => {
      expect(eventsOf(events, group).map(({ id }) => id)).to.deep.equal(ids);
    });
  }
});
