import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type AnswerFault, answersOf, faultOf, optionsOf } from '../../../src/core/tours/rules.ts';
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
    fault?: AnswerFault,
  ][] = [
    ['may be left out', text(), undefined],
    ['may be empty', text(), ''],
    ['that is required is missing', text(required), undefined, MISSING],
    ['of blanks is missing', text(required), '  ', MISSING],
    ['is there', text(required), '3a'],
    ['of no boxes is missing', boxes(required), [], MISSING],
    ['that is left out has no limits', number(SPAN), ''],
    ['is a number', number(SPAN), '12'],
    ['is a number with a comma', number(SPAN), '7,5'],
    ['is no number', number(SPAN), 'twelve', { is: 'notANumber' }],
    ['is no number without an end', number(SPAN), 'Infinity', { is: 'notANumber' }],
    ['is the least number', number(SPAN), '5'],
    ['is a number below the least', number(SPAN), '4', { is: 'below', min: 5 }],
    ['is the largest number', number(SPAN), '30'],
    ['is a number above the largest', number(SPAN), '31', { is: 'above', max: 30 }],
    ['is a number without limits', number(), '-3'],
    ['is as long as a text may be', text({ max: 3 }), ' abc '],
    ['is longer than a text may be', text({ max: 3 }), 'abcd', { is: 'above', max: 3 }],
    ['is shorter than a text has to be', area({ min: 3 }), 'ab', { is: 'below', min: 3 }],
    ['is offered', radio, 'b'],
    ['is not offered', radio, 'x', { is: 'notOffered' }],
    ['is not offered in the list', select, 'Ramp', { is: 'notOffered' }],
    ['is offered, whatever its length', { ...radio, min: 2 }, 'b'],
    ['is some boxes', boxes({ min: 1, max: 2 }), ['a', 'c']],
    ['is too few boxes', boxes({ min: 2 }), ['a'], { is: 'below', min: 2 }],
    ['is too many boxes', boxes({ max: 1 }), ['a', 'b'], { is: 'above', max: 1 }],
    ['is a box that is not offered', boxes(), ['a', 'x'], { is: 'notOffered' }],
    ['is the one box of a question without options', boxes({ options: [], ...required }), ['1']],
  ];
  for (const [title, asked, given, fault] of cases) {
    it(title, () => void expect(faultOf(asked, given)).to.deep.equal(fault));
  }

  it('to a question without options is a box with the question beside it', () => {
    expect(optionsOf(boxes({ options: [], label: 'I bring a dog' }))).to.deep.equal([
      { value: '1', label: 'I bring a dog' },
    ]);
    expect(optionsOf(text())).to.deep.equal([]);
  });
});

describe('answers go out', () => {
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

  it('with the kind of their question, in its order, numbers as such and boxes as a list', () => {
    const wire = answersOf(asked, given).map(({ qId, type, value }) => ({ qId, type, value }));
    expect(wire).to.deep.equal([
      { qId: 'needs', type: 'checkbox', value: ['a', 'c'] },
      { qId: 'q', type: 'radio', value: 'b' },
      { qId: 's', type: 'select', value: 'c' },
      { qId: 'n', type: 'number', value: 7.5 },
      { qId: 't', type: 'textarea', value: 'Ships' },
    ]);
  });

  it('and are shown by the names of what was picked', () => {
    expect(answersOf(asked, given).map(({ label, shown }) => `${label}: ${shown}`)).to.deep.equal([
      'Needs: Ramp, Seat',
      'Class: Lift',
      'Class: Seat',
      'Age: 7,5',
      'Wishes: Ships',
    ]);
  });
});
