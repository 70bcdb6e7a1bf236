import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { applyErrorPolicy } from '../../../src/core/app/errorPolicy.ts';
import { config } from '../../../src/core/config/store.ts';
import type { ApiError } from '../../../src/core/async/result.ts';
import { resetAll } from '../../support/resetAll.ts';
import { expectState } from '../../support/state.ts';
import { recordEvents } from '../../support/recordEvents.ts';

const table: [error: ApiError, codes: string[]][] = [
  [{ is: 'status', status: 422, log: 'why' }, ['http-error']],
  [{ is: 'network', log: 'why' }, ['network-error']],
  [{ is: 'timeout', log: 'why' }, ['timeout']],
  [{ is: 'aborted', log: 'why' }, ['aborted']],
  [{ is: 'unreadable', log: 'why' }, ['invalid-response']],
  [{ is: 'unsafe', log: 'why' }, ['insecure-connection']],
  [{ is: 'readOnly', log: 'why' }, []],
];

describe('The error policy', () => {
  beforeEach(resetAll);

  it('stops selling if the back end accepts no payments from this site', () => {
    const refused = { is: 'status', status: 422, log: 'why' } as const;
    applyErrorPolicy({ ...refused, code: 'SOLD_OUT' }, 'checkout/initPayment');
    expect(config.stopped).to.equal(undefined);
    applyErrorPolicy({ ...refused, code: 'RETURN_ADDRESS_REFUSED' }, 'checkout/initPayment');
    expectState(config.stopped).to.deep.equal({ is: 'origin-refused', value: location.origin });
  });

  for (const [error, codes] of table) {
    it(`emits ${codes[0] ?? 'no museum-error'} for a call that failed with "${error.is}"`, () => {
      const events = recordEvents('museum-error');
      applyErrorPolicy(error, 'thing');
      expect(events.map(({ detail }) => detail)).to.deep.equal(
        codes.map((code) => ({ code, message: 'why' })),
      );
    });
  }
});
