import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { decode } from '../../../src/core/api/decode.ts';
import { type EndpointName, endpoints } from '../../../src/core/api/endpoints.ts';
import { ABSENT } from '../../../demo/sloppy/odd-forms.ts';
import { resetAll } from '../../support/resetAll.ts';
import { contractAnswers, type Field } from './support/contractFields.ts';
import { emptyFormsOf, type Form, sameFormsOf, unreadableFormsOf } from './support/sloppyForms.ts';

// Every field of every answer in the contract, in every form in which real back ends send it (contract, "Reading").

type Node = Record<string | number, unknown>;

const nodeAt = (root: unknown, path: Field['path']): Node =>
  path.reduce<unknown>((node, key) => (node as Node)[key], root) as Node;

/** Returns a copy of an answer with another value of a field. */
function withValue(sample: unknown, { path }: Field, value: unknown): unknown {
  const copy = structuredClone(sample);
  const parent = nodeAt(copy, path.slice(0, -1));
  const key = path.at(-1)!;
  if (value !== ABSENT) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a value with sorted keys, without the original texts of moments and what is `undefined`. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (!isMap(each)) return each;
    const entries = Object.entries(each).filter(([key]) => key !== 'wireDatetime');
    return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
  }) ?? 'nothing';

/** Returns what became of an answer. */
function readingOf(call: string, answer: unknown) {
  const { schema } = endpoints[call as EndpointName];
  const { read, deviations } = decode<unknown>(schema, answer);
  return {
    value: read.success ? written(read.output) : 'unreadable',
    isGone: !read.success || deviations.some(({ is }) => is !== 'field'),
    isReported: !read.success || deviations.length > 0,
  };
}

type Reading = ReturnType<typeof readingOf>;

/** Amounts in a reading. */
const amountsIn = ({ value }: Reading): string[] => value.match(/-?\d{3,}/g) ?? [];

let formsRead = 0;

/** Reads an answer with each form of a field, and lists the forms for which `isWrong` returns true. */
function wrongForms(
  { call, sample, field, forms }: { call: string; sample: unknown; field: Field; forms: Form[] },
  isWrong: (reading: Reading, form: Form) => boolean,
): string[] {
  formsRead += forms.length;
  return forms
    .filter((form) => isWrong(readingOf(call, withValue(sample, field, form.value)), form))
    .map(({ title }) => title);
}

beforeEach(resetAll);

/** Answers of the calls that the client makes. */
const answers = contractAnswers.filter(({ call }) => call in endpoints);

for (const { call, sample, fields } of answers) {
  describe(`The answer to ${call}`, () => {
    const plain = readingOf(call, sample);

    it('is read without deviations in the plain form', () => {
      expect(plain).to.deep.include({ isGone: false, isReported: false });
    });

    // any currency is kept for the note to the editor: see the tests of the start
    for (const field of fields.filter(({ name }) => name !== 'currencySymbol')) {
      const { name, path, kind, isEssential, isEntry } = field;
      const given = nodeAt(sample, path);
      const without = readingOf(call, withValue(sample, field, ABSENT));
      const other = readingOf(call, withValue(sample, field, false)); // some flags are on if absent
      const isRead = [without, other].some(({ value }) => value !== plain.value);
      const all = (forms: Form[]) => ({ call, sample, field, forms });

      it(`has the same meaning in the other forms of ${name}`, () => {
        const wrong = wrongForms(
          all(sameFormsOf(kind, given)),
          ({ value }) => value !== plain.value,
        );
        expect(wrong).to.deep.equal([]);
      });

      if (!isRead) {
        it(`does not depend on ${name}`, () => {
          const forms = [...emptyFormsOf(kind), ...unreadableFormsOf(kind)];
          const wrong = wrongForms(all(forms), ({ value }) => value !== plain.value);
          expect(wrong).to.deep.equal([]);
        });
      } else if (isEssential) {
        it(`lacks what cannot be sold without ${name}, and reports that`, () => {
          const wrong = wrongForms(
            all(unreadableFormsOf(kind)),
            ({ isGone, isReported }) => !isGone || !isReported,
          );
          expect(wrong).to.deep.equal([]);
        });
      } else if (!isEntry) {
        it(`has the default for an empty ${name}`, () => {
          const wrong = wrongForms(all(emptyFormsOf(kind)), ({ isGone }) => isGone);
          expect(wrong).to.deep.equal([]);
        });

        it(`has the default for an unreadable ${name}, and reports that`, () => {
          const wrong = wrongForms(
            all(unreadableFormsOf(kind)),
            ({ value, isGone, isReported }) => value !== without.value || isGone || !isReported,
          );
          expect(wrong).to.deep.equal([]);
        });
      }

      it(`has no other amount for any form of ${name}`, () => {
        const known = amountsIn(plain);
        const wrong = wrongForms(
          all([...emptyFormsOf(kind), ...unreadableFormsOf(kind)]),
          (reading) =>
            amountsIn(reading).some((amount) => !known.includes(amount) && amount !== '9999'),
        );
        expect(wrong).to.deep.equal([]);
      });
    }
  });
}

describe('The table of sloppy answers', () => {
  it('covers every call and field of the contract', () => {
    const count = answers.reduce((total, { fields }) => total + fields.length, 0);
    console.info(`${answers.length} calls, ${count} fields, ${formsRead} answers read`);
    expect(answers.map(({ call }) => call)).to.have.length.above(30);
  });
});
