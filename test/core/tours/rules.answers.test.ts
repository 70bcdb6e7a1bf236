import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  type AnswerError,
  answersOf,
  answerErrorOf,
  optionsOf,
} from '../../../src/core/tours/rules.ts';
import type { Question } from '../../../src/core/tours/types.ts';
import { question } from '../../support/tours.ts';

const options = [
  { value: 'a', label: 'Ramp' },
  { value: 'b', label: 'Lift' },
  { value: 'c', label: 'Seat' },
];
const required = { required: true };
const text = (more: Partial<Question> = {}) => question(more);
const area = (more: Partial<Question> = {}) => question({ type: 'textarea', ...more });
const boxes = (more: Partial<Question> = {}) => question({ type: 'checkbox', options, ...more });
const number = (more: Partial<Question> = {}) => question({ type: 'number', ...more });
const radio = question({ type: 'radio', options });
const select = question({ id: 's', type: 'select', options });
const SPAN = { min: 5, max: 30 };
const MISSING = { is: 'missing' } as const;

describe('an answer', () => {
  const cases: [
    title: string,
    question: Question,
    given: string | string[] | undefined,
    expected?: AnswerError,
  ][] = [
    ['can be left out', text(), undefined],
    ['can be empty', text(), ''],
    ['is missing if it is required', text(required), undefined, MISSING],
    ['is missing if it is blank', text(required), '  ', MISSING],
    ['can be given if it is required', text(required), '3a'],
    ['is missing if no box is checked', boxes(required), [], MISSING],
    ['is not checked against limits if it is empty', number(SPAN), ''],
    ['can be a number', number(SPAN), '12'],
    ['can be a number with a comma', number(SPAN), '7,5'],
    ['must be a number for a number question', number(SPAN), 'twelve', { is: 'notANumber' }],
    ['cannot be infinite', number(SPAN), 'Infinity', { is: 'notANumber' }],
    ['can be the minimum', number(SPAN), '5'],
    ['cannot be below the minimum', number(SPAN), '4', { is: 'below', min: 5 }],
    ['can be the maximum', number(SPAN), '30'],
    ['cannot be above the maximum', number(SPAN), '31', { is: 'above', max: 30 }],
    ['can be any number without limits', number(), '-3'],
    ['can have the maximum length', text({ max: 3 }), ' abc '],
    ['cannot be longer than the maximum', text({ max: 3 }), 'abcd', { is: 'above', max: 3 }],
    ['cannot be shorter than the minimum', area({ min: 3 }), 'ab', { is: 'below', min: 3 }],
    ['can be an option', radio, 'b'],
    ['must be an option', radio, 'x', { is: 'notOffered' }],
    [
      'must be the value of an option in a list, not its label',
      select,
      'Ramp',
      { is: 'notOffered' },
    ],
    ['can be an option of any length', { ...radio, min: 2 }, 'b'],
    ['can be several boxes', boxes({ min: 1, max: 2 }), ['a', 'c']],
    ['cannot be too few boxes', boxes({ min: 2 }), ['a'], { is: 'below', min: 2 }],
    ['cannot be too many boxes', boxes({ max: 1 }), ['a', 'b'], { is: 'above', max: 1 }],
    ['cannot be a box that is not offered', boxes(), ['a', 'x'], { is: 'notOffered' }],
    [
      'can be the single box of a question without options',
      boxes({ options: [], ...required }),
      ['1'],
    ],
  ];
  for (const [title, asked, given, expected] of cases) {
    it(title, () => void expect(answerErrorOf(asked, given)).to.deep.equal(expected));
  }

  it('has a single box with the label of the question if there are no options', () => {
    expect(optionsOf(boxes({ options: [], label: 'I bring a dog' }))).to.deep.equal([
      { value: '1', label: 'I bring a dog' },
    ]);
    expect(optionsOf(text())).to.deep.equal([]);
  });
});

describe('the payload of answers', () => {
  const asked = [
    boxes({ id: 'needs', label: 'Needs' }),
    radio,
    select,
    number({ id: 'n', label: 'Age' }),
    area({ id: 't', label: 'Wishes' }),
    text({ id: 'empty' }),
  ];
  const given = {
    needs: ['a', 'c'],
    q: 'b',
    s: 'c',
    n: '7,5',
    t: ' Ships ',
    empty: ' ',
    gone: 'x',
  };

  it('has the type of each question, in order, with numbers and with lists of boxes', () => {
    const wire = answersOf(asked, given).map(({ qId, type, value }) => ({ qId, type, value }));
    expect(wire).to.deep.equal([
      { qId: 'needs', type: 'checkbox', value: ['a', 'c'] },
      { qId: 'q', type: 'radio', value: 'b' },
      { qId: 's', type: 'select', value: 'c' },
      { qId: 'n', type: 'number', value: 7.5 },
      { qId: 't', type: 'textarea', value: 'Ships' },
    ]);
  });

  it('has the labels of the chosen options to show', () => {
    expect(answersOf(asked, given).map(({ label, shown }) => `${label}: ${shown}`)).to.deep.equal([
      'Needs: Ramp, Seat',
      'Class: Lift',
      'Class: Seat',
      'Age: 7,5',
      'Wishes: Ships',
    ]);
  });
});
