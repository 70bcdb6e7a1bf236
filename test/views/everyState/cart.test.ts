import { expect } from '@esm-bundle/chai';
import { faultsOf } from '../../support/states/inspect.ts';
import { cartStates } from '../../support/states/cart.ts';

describe('in eight languages and any column', () => {
  for (const state of cartStates) {
    it(`${state.title} reads well, fits, and leads on`, async function () {
      this.timeout(60_000);
      expect(await faultsOf(state)).to.deep.equal([]);
    });
  }
});
