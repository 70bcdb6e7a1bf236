import { expect } from '@esm-bundle/chai';
import { faultsOf } from '../../support/states/inspect.ts';
import { ticketStates } from '../../support/states/tickets.ts';

describe('in eight languages and any column', () => {
  for (const state of ticketStates) {
    it(`${state.title} reads well, fits, and leads on`, async function () {
      this.timeout(60_000);
      expect(await faultsOf(state)).to.deep.equal([]);
    });
  }
});
