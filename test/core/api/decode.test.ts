import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { aside, decode, leftOutIn, noteField, optionals } from '../../../src/core/api/decode.ts';
import { listOf } from '../../../src/core/api/lists.ts';
import { flagOr, id, number, text } from '../../../src/core/api/primitives.ts';
import { resetAll } from '../../support/resetAll.ts';

beforeEach(resetAll);

const item = v.object({ id, name: v.string() });
const things = listOf(item, 'thing');

const messagesOf = (schema: v.GenericSchema, value: unknown): string[] =>
  decode(schema, value).deviations.map(({ message }) => message);

describe('an optional field', () => {
  const thing = v.object({
    id,
    ...optionals('thing', { colour: text, isNew: flagOr(true), size: v.nullish(number) }),
  });

  it('has its default and is noted if it cannot be read', () => {
    const { read, deviations } = decode(thing, { id: 1, colour: [], isNew: 'perhaps', size: '' });
    expect(read.output).to.deep.equal({
      id: '1',
      colour: undefined,
      isNew: true,
      size: undefined,
    });
    expect(deviations).to.deep.equal([
      { is: 'field', field: 'thing.colour', message: 'thing: colour cannot be read' },
      { is: 'field', field: 'thing.isNew', message: 'thing: isNew cannot be read' },
      { is: 'field', field: 'thing.size', message: 'thing: size cannot be read' },
    ]);
  });

  for (const [given, isNew] of [
    [{ id: 1, isNew: null }, false],
    [{ id: 1 }, true],
  ] as const) {
    it(`is not noted if it is missing or null: ${JSON.stringify(given)}`, () => {
      const { read, deviations } = decode(thing, given);
      expect(read.output).to.include({ id: '1', isNew });
      expect(deviations).to.deep.equal([]);
    });
  }
});

describe('decoding', () => {
  it('notes nothing that an earlier value had', () => {
    expect(messagesOf(things, [{}])).to.have.length(1);
    expect(messagesOf(things, [])).to.deep.equal([]);
  });

  it('notes what is wrong with a value that cannot be read either', () => {
    const { read, deviations } = decode(v.object({ things, price: number }), { things: [{}] });
    expect(read.success).to.equal(false);
    expect(deviations).to.have.length(1);
  });

  it('can be nested: the inner value notes nothing for the outer one', () => {
    let inner: string[] = [];
    const outer = v.pipe(
      v.unknown(),
      v.transform(() => {
        noteField('thing', 'a', 'before');
        inner = messagesOf(things, [{}]);
        noteField('thing', 'b', 'after');
      }),
    );
    expect(messagesOf(outer, {})).to.deep.equal(['before', 'after']);
    expect(inner).to.deep.equal(['thing: id is missing or wrong']);
  });

  it('ends when a schema throws', () => {
    const bad = v.pipe(
      v.unknown(),
      v.transform(() => {
        throw new Error('bad schema');
      }),
    );
    const outer = v.pipe(
      v.unknown(),
      v.transform(() => {
        expect(() => decode(bad, {})).to.throw('bad schema');
        noteField('thing', 'b', 'after');
      }),
    );
    expect(messagesOf(outer, {})).to.deep.equal(['after']);
  });

  it('collects what the schemas of another copy of the bundle note', async () => {
    const second: typeof import('../../../src/core/api/lists.ts') =
      await import('../../../src/core/api/lists.ts?copy');
    expect(second.listOf).to.not.equal(listOf);
    expect(messagesOf(second.listOf(item, 'thing'), [{}])).to.have.length(1);
  });
});

describe('an item left out', () => {
  it('is named by its id', () => {
    const { deviations } = decode(things, [{ id: 3 }, 'x']);
    expect(leftOutIn(deviations)).to.deep.equal(['3', undefined]);
  });

  it('of a list that is not on sale is noted but does not make the answer incomplete', () => {
    const { read, deviations } = decode(aside(things), [{ id: 3 }, { id: 4, name: 'four' }]);
    expect(read.output).to.deep.equal([{ id: '4', name: 'four' }]);
    expect(deviations.map(({ message }) => message)).to.deep.equal([
      'thing 3: name is missing or wrong',
    ]);
    expect(leftOutIn(deviations)).to.deep.equal([]);
  });
});
