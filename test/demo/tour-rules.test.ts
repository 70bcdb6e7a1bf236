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

describe('Validation of tour participants', () => {
  const cases: [string, CatalogueTour, booked: number, tickets: number, string][] = [
    ['rejects a booking of no places', harbour, 0, 0, 'TOUR_COUNT_MISSING'],
    ['accepts a ticket for each participant', harbour, 3, 3, 'fine'],
    ['accepts the maximum of participants', harbour, 6, 6, 'fine'],
    ['rejects more than the maximum of participants', harbour, 7, 7, 'TOUR_TOO_MANY_PARTICIPANTS'],
    ['rejects fewer tickets than participants', harbour, 3, 2, 'TOUR_TICKETS_FEWER'],
    ['rejects more tickets than participants', harbour, 3, 4, 'TOUR_TICKETS_MORE'],
    ['rejects less than the minimum group', memberTour, 1, 1, 'TOUR_GROUP_TOO_SMALL'],
    ['accepts the minimum group', memberTour, 2, 2, 'fine'],
    ['accepts fewer tickets if participants may bring their own', memberTour, 3, 1, 'fine'],
    ['accepts no tickets if participants may bring their own', memberTour, 3, 0, 'fine'],
    [
      'rejects more tickets than participants who may bring their own',
      memberTour,
      3,
      4,
      'TOUR_TICKETS_MORE',
    ],
    ['accepts a full whole tour', classTour, 1, 12, 'fine'],
    ['rejects an overfull whole tour', classTour, 1, 13, 'TOUR_TOO_MANY_PARTICIPANTS'],
    ['accepts two full whole tours', classTour, 2, 24, 'fine'],
    ['rejects two overfull whole tours', classTour, 2, 25, 'TOUR_TOO_MANY_PARTICIPANTS'],
    ['accepts the minimum group on a whole tour', classTour, 1, 3, 'fine'],
    [
      'rejects less than the minimum group on a whole tour',
      classTour,
      1,
      2,
      'TOUR_GROUP_TOO_SMALL',
    ],
    [
      'rejects a booking without tickets for a whole tour that has tickets',
      classTour,
      1,
      0,
      'COUNT_INVALID',
    ],
    [
      'accepts a booking without tickets for a whole tour that has none',
      withoutTickets,
      1,
      0,
      'fine',
    ],
  ];
  for (const [title, tour, booked, tickets, expected] of cases) {
    test(title, () => {
      assert.equal(participantsRefusal(tour, { booked, tickets })?.code ?? 'fine', expected);
    });
  }

  test('counts places on a shared tour, and tickets on a whole tour if it has any', () => {
    assert.equal(participantsOf(memberTour, { booked: 3, tickets: 1 }), 3);
    assert.equal(participantsOf(towerTour, { booked: 1, tickets: 9 }), 9);
    assert.equal(participantsOf(withoutTickets, { booked: 2, tickets: 0 }), 2);
  });
});

describe('Validation of tour tickets', () => {
  const read = (tour: CatalogueTour, tickets: unknown, booked = 1) => {
    const outcome = readTourTickets(tour, booked, tickets as never);
    return outcome.is === 'fine' ? outcome.value : outcome.code;
  };
  const family = (adults: number, children: number) => familyVisit(adults, children).tickets;

  test('counts a ticket with any parts as one, whatever its own count is', () => {
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

  test('drops a ticket whose parts are all 0', () => {
    assert.deepEqual(read(familyTour, family(0, 0)), { count: 0, parts: [] });
  });

  test('limits each kind of ticket and each part to the capacity of the booked tours', () => {
    const pupils = (count: number) => [{ id: 'pupil', count, subtickets: [] }];
    assert.equal(typeof read(classTour, pupils(24), 2), 'object');
    assert.equal(read(classTour, pupils(25), 2), 'TOUR_TICKET_LIMIT');
    assert.equal(typeof read(familyTour, family(1, 5)), 'object');
    assert.equal(read(familyTour, family(1, 6)), 'TOUR_TICKET_LIMIT');
  });

  const pupil = { id: 'pupil', count: 1, subtickets: [] as unknown[] };
  const wrong: [string, CatalogueTour, unknown, string][] = [
    ['rejects a ticket of another tour', classTour, [{ ...pupil, id: 'x' }], 'TOUR_CHANGED'],
    [
      'rejects a part of another ticket',
      classTour,
      [{ ...pupil, subtickets: [{ id: 'family-adult', count: 1 }] }],
      'TOUR_CHANGED',
    ],
    ['rejects a ticket that is listed twice', classTour, [pupil, pupil], 'NOT_UNDERSTOOD'],
    ['rejects a negative count', classTour, [{ ...pupil, count: -1 }], 'NOT_UNDERSTOOD'],
    ['rejects a negative count of a part', familyTour, family(3, -1), 'NOT_UNDERSTOOD'],
  ];
  for (const [title, tour, tickets, expected] of wrong) {
    test(title, () => assert.equal(read(tour, tickets), expected));
  }
});

describe('Validation of tour answers', () => {
  const to = (qId: string, value: Answer['value'], type?: string): Answer => ({
    qId,
    type: type ?? classTour.questions.find(({ id }) => id === qId)?.type ?? 'text',
    value,
  });
  const [school, level, pupils] = [to('school', 'Kai'), to('level', 'low'), to('pupils', 5)];
  /** Returns all required answers, with this one added or replaced. */
  const by = (...answer: Parameters<typeof to>) =>
    Object.values({ school, level, pupils, [answer[0]]: to(...answer) });

  const cases: [string, Answer[], string][] = [
    ['accepts the required answers alone', [school, level, pupils], 'fine'],
    ['accepts answers in any order', [pupils, school, level], 'fine'],
    ['rejects a missing required answer', [school, level], 'ANSWER_REQUIRED'],
    ['rejects a blank required answer', by('school', '  '), 'ANSWER_REQUIRED'],
    ['rejects an overlong text', by('school', 'x'.repeat(21)), 'ANSWER_TOO_LONG'],
    ['rejects an overlong multi-line text', by('more', 'x'.repeat(51)), 'ANSWER_TOO_LONG'],
    ['accepts a text of the maximum length', by('school', 'x'.repeat(20)), 'fine'],
    ['rejects an option that a select does not offer', by('level', 'middle'), 'ANSWER_NOT_OFFERED'],
    ['rejects an array of options for a select', by('level', ['low']), 'ANSWER_NOT_OFFERED'],
    [
      'rejects an option that a radio group does not offer',
      by('coming', 'boat'),
      'ANSWER_NOT_OFFERED',
    ],
    ['accepts several options of a checkbox group', by('needs', ['ramp', 'loop']), 'fine'],
    [
      'rejects an option that a checkbox group does not offer',
      by('needs', ['ramp', 'x']),
      'ANSWER_NOT_OFFERED',
    ],
    ['rejects an option that is ticked twice', by('needs', ['ramp', 'ramp']), 'ANSWER_NOT_OFFERED'],
    ['rejects a number below the minimum', by('pupils', 1), 'ANSWER_OUT_OF_RANGE'],
    ['rejects a number above the maximum', by('pupils', 13), 'ANSWER_OUT_OF_RANGE'],
    [
      'rejects a text that is not a number for a number',
      by('pupils', 'many'),
      'ANSWER_OUT_OF_RANGE',
    ],
    ['accepts a number that is sent as text', by('pupils', '12'), 'fine'],
    [
      'rejects an answer with the type of another question',
      by('pupils', '5', 'text'),
      'TOUR_CHANGED',
    ],
    ['rejects an answer to an unknown question', by('other', 'x'), 'TOUR_CHANGED'],
    ['rejects two answers to one question', [school, school, level, pupils], 'NOT_UNDERSTOOD'],
  ];
  for (const [title, given, expected] of cases) {
    test(title, () => {
      const outcome = readAnswers(classTour, given);
      assert.equal(outcome.is === 'fine' ? 'fine' : outcome.code, expected);
    });
  }

  test('returns trimmed answers in the order of the questions, without empty ones', () => {
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
