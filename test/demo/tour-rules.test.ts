import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CatalogueTour } from '../../demo/museum/catalogue/tourTypes.ts';
import { readAnswers } from '../../demo/server/tour-answers.ts';
import type { Answer } from '../../demo/server/tour-answers.ts';
import { readTourTickets } from '../../demo/server/tour-counts.ts';
import { participantsOf, participantsRefusal } from '../../demo/server/tour-participants.ts';
import { smallCatalogue } from './support/catalogue.ts';
import { classTour, familyTour, familyVisit, memberTour, towerTour } from './support/tours.ts';

const harbour = smallCatalogue.tours[0] as CatalogueTour;
const withoutTickets: CatalogueTour = { ...towerTour, tickets: [] };

describe('The size of a booking', () => {
  const cases: [string, CatalogueTour, booked: number, tickets: number, string][] = [
    ['is something', harbour, 0, 0, 'TOUR_COUNT_MISSING'],
    ['has a ticket for each participant', harbour, 3, 3, 'fine'],
    ['is as much as one booking may be', harbour, 6, 6, 'fine'],
    ['is no more than one booking may be', harbour, 7, 7, 'TOUR_TOO_MANY_PARTICIPANTS'],
    ['has no fewer tickets than participants', harbour, 3, 2, 'TOUR_TICKETS_FEWER'],
    ['has no more tickets than participants', harbour, 3, 4, 'TOUR_TICKETS_MORE'],
    ['is no smaller than the least group', memberTour, 1, 1, 'TOUR_GROUP_TOO_SMALL'],
    ['is as small as the least group', memberTour, 2, 2, 'fine'],
    ['has fewer tickets where some bring theirs', memberTour, 3, 1, 'fine'],
    ['has no tickets where all bring theirs', memberTour, 3, 0, 'fine'],
    ['has no more tickets though some bring theirs', memberTour, 3, 4, 'TOUR_TICKETS_MORE'],
    ['fills a whole tour', classTour, 1, 12, 'fine'],
    ['does not overfill a whole tour', classTour, 1, 13, 'TOUR_TOO_MANY_PARTICIPANTS'],
    ['fills two whole tours', classTour, 2, 24, 'fine'],
    ['does not overfill two whole tours', classTour, 2, 25, 'TOUR_TOO_MANY_PARTICIPANTS'],
    ['is the least group of a whole tour', classTour, 1, 3, 'fine'],
    ['is no less than that', classTour, 1, 2, 'TOUR_GROUP_TOO_SMALL'],
    ['of a whole tour with tickets has tickets', classTour, 1, 0, 'COUNT_INVALID'],
    ['of a whole tour without tickets has none', withoutTickets, 1, 0, 'fine'],
  ];
  for (const [title, tour, booked, tickets, expected] of cases) {
    test(title, () => {
      assert.equal(participantsRefusal(tour, { booked, tickets })?.code ?? 'fine', expected);
    });
  }

  test('is counted in places where the tour is shared, and by its tickets where it is whole', () => {
    assert.equal(participantsOf(memberTour, { booked: 3, tickets: 1 }), 3);
    assert.equal(participantsOf(towerTour, { booked: 1, tickets: 9 }), 9);
    assert.equal(participantsOf(withoutTickets, { booked: 2, tickets: 0 }), 2);
  });
});

describe('The tickets of a tour', () => {
  const read = (tour: CatalogueTour, tickets: unknown, booked = 1) => {
    const outcome = readTourTickets(tour, booked, tickets as never);
    return outcome.is === 'fine' ? outcome.value : outcome.code;
  };
  const family = (adults: number, children: number) => familyVisit(adults, children).tickets;

  test('with parts are one as soon as there is any, whatever their own count says', () => {
    for (const count of [0, 1, 7]) {
      const value = read(familyTour, [{ ...family(2, 0)[0], count }]);
      assert.ok(typeof value === 'object');
      assert.equal(value.count, 1);
      assert.deepEqual(
        value.parts.map((part) => [part.id, part.count, part.priceCents]),
        [
          ['family-ticket', 1, 400],
          ['family-adult', 2, 500],
        ],
      );
    }
  });

  test('with parts of which there is none are none', () => {
    assert.deepEqual(read(familyTour, family(0, 0)), { count: 0, parts: [] });
  });

  test('are no more of one kind, or of one part, than the tours booked can take', () => {
    const pupils = (count: number) => [{ id: 'pupil', count, subtickets: [] }];
    assert.equal(typeof read(classTour, pupils(24), 2), 'object');
    assert.equal(read(classTour, pupils(25), 2), 'TOUR_TICKET_LIMIT');
    assert.equal(typeof read(familyTour, family(1, 5)), 'object');
    assert.equal(read(familyTour, family(1, 6)), 'TOUR_TICKET_LIMIT');
  });

  const pupil = { id: 'pupil', count: 1, subtickets: [] as unknown[] };
  const wrong: [string, CatalogueTour, unknown, string][] = [
    ['are those of the tour', classTour, [{ ...pupil, id: 'x' }], 'TOUR_CHANGED'],
    [
      'have the parts of their own',
      classTour,
      [{ ...pupil, subtickets: [{ id: 'family-adult', count: 1 }] }],
      'TOUR_CHANGED',
    ],
    ['are named once each', classTour, [pupil, pupil], 'NOT_UNDERSTOOD'],
    ['are never negative', classTour, [{ ...pupil, count: -1 }], 'NOT_UNDERSTOOD'],
    ['have no negative parts', familyTour, family(3, -1), 'NOT_UNDERSTOOD'],
  ];
  for (const [title, tour, tickets, expected] of wrong) {
    test(title, () => assert.equal(read(tour, tickets), expected));
  }
});

describe('The answers to the questions of a tour', () => {
  const to = (qId: string, value: Answer['value'], type?: string): Answer => ({
    qId,
    type: type ?? classTour.questions.find(({ id }) => id === qId)?.type ?? 'text',
    value,
  });
  const [school, level, pupils] = [to('school', 'Kai'), to('level', 'low'), to('pupils', 5)];
  /** All that is needed, with this answer. */
  const by = (...answer: Parameters<typeof to>) =>
    Object.values({ school, level, pupils, [answer[0]]: to(...answer) });

  const cases: [string, Answer[], string][] = [
    ['are taken without those that need not be given', [school, level, pupils], 'fine'],
    ['are taken in any order', [pupils, school, level], 'fine'],
    ['are given where they are required', [school, level], 'ANSWER_REQUIRED'],
    ['are not only blanks', by('school', '  '), 'ANSWER_REQUIRED'],
    ['are no longer than asked for', by('school', 'x'.repeat(21)), 'ANSWER_TOO_LONG'],
    [
      'are no longer than asked for in a field of several lines',
      by('more', 'x'.repeat(51)),
      'ANSWER_TOO_LONG',
    ],
    ['are as long as asked for', by('school', 'x'.repeat(20)), 'fine'],
    ['are one of those offered in a list', by('level', 'middle'), 'ANSWER_NOT_OFFERED'],
    ['are one only in a list', by('level', ['low']), 'ANSWER_NOT_OFFERED'],
    ['are one of those offered to choose from', by('coming', 'boat'), 'ANSWER_NOT_OFFERED'],
    ['may be several where several may be ticked', by('needs', ['ramp', 'loop']), 'fine'],
    ['are offered each where several are ticked', by('needs', ['ramp', 'x']), 'ANSWER_NOT_OFFERED'],
    ['are ticked once each', by('needs', ['ramp', 'ramp']), 'ANSWER_NOT_OFFERED'],
    ['are no smaller than the least number', by('pupils', 1), 'ANSWER_OUT_OF_RANGE'],
    ['are no greater than the greatest number', by('pupils', 13), 'ANSWER_OUT_OF_RANGE'],
    ['are numbers where a number is asked for', by('pupils', 'many'), 'ANSWER_OUT_OF_RANGE'],
    ['may be a number that is written as a text', by('pupils', '12'), 'fine'],
    ['are of the type of their question', by('pupils', '5', 'text'), 'TOUR_CHANGED'],
    ['are those to its own questions', by('other', 'x'), 'TOUR_CHANGED'],
    ['are given once each', [school, school, level, pupils], 'NOT_UNDERSTOOD'],
  ];
  for (const [title, given, expected] of cases) {
    test(title, () => {
      const outcome = readAnswers(classTour, given);
      assert.equal(outcome.is === 'fine' ? 'fine' : outcome.code, expected);
    });
  }

  test('are kept as they were given, in the order of the questions, without empty ones', () => {
    const outcome = readAnswers(classTour, [
      to('more', ''),
      to('needs', ['loop', 'ramp']),
      to('pupils', '5'),
      level,
      to('school', ' Kai '),
    ]);
    assert.ok(outcome.is === 'fine');
    assert.deepEqual(
      outcome.value.map(({ answer: { qId, value }, shown }) => [qId, value, shown.en]),
      [
        ['school', 'Kai', 'School [en]: Kai'],
        ['level', 'low', 'Level [en]: low [en]'],
        ['pupils', 5, 'Pupils [en]: 5'],
        ['needs', ['loop', 'ramp'], 'Needs [en]: loop [en], ramp [en]'],
      ],
    );
  });
});
