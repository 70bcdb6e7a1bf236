import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as v from 'valibot';
import { callTo, endpoint, isRead } from '../../../src/core/api/endpoint.ts';

const schema = v.unknown();

describe('an endpoint', () => {
  it('is a GET that only reads by default', () => {
    const thing = endpoint({ path: 'thing', schema });
    expect(thing.method).to.equal('GET');
    expect(isRead(thing)).to.equal(true);
    expect(callTo(thing, [])).to.include({ method: 'GET', path: 'thing', body: undefined });
  });

  it('changes something if it is a POST, unless that only reads', () => {
    const post = { method: 'POST', path: 'thing', schema } as const;
    expect(isRead(endpoint(post))).to.equal(false);
    expect(isRead(endpoint({ ...post, isRepeatable: true }))).to.equal(true);
  });

  it('fills its path with encoded parameters and sends the others as the query', () => {
    const days = endpoint({
      path: 'thing/{id}/range/{from};{to}',
      params: (id: string, from: number, to: number) => ({ id, from, to, deep: 1 }),
      schema,
    });
    const { path, query } = callTo(days, ['a/b {to}', 1, 2]);
    expect([path, query]).to.deep.equal(['thing/a%2Fb%20%7Bto%7D/range/1;2', { deep: 1 }]);
  });

  it('makes query, body and the need for a token from the same arguments', () => {
    const order = endpoint({
      method: 'POST',
      path: 'order',
      params: (id: string, _isLoggedIn: boolean) => ({ us: id }),
      body: (id) => ({ cartId: id }),
      withToken: (_id, isLoggedIn) => isLoggedIn,
      schema,
    });
    const call = { path: 'order', query: { us: 'c1' }, body: { cartId: 'c1' } };
    expect(callTo(order, ['c1', true])).to.deep.include({ ...call, withToken: true });
    expect(callTo(order, ['c1', false])).to.deep.include({ ...call, withToken: false });
  });
});
