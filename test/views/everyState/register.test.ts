import { expect } from '@esm-bundle/chai';
import { registerStates } from '../../support/states/account.ts';
import { faultsOf } from '../../support/states/inspect.ts';
import { tabFaultsOf } from '../../support/states/tabbing.ts';

describe('in eight languages and any column', () => {
  for (const state of registerStates) {
    it(`${state.title} reads well, fits, and leads on`, async function () {
      this.timeout(60_000);
      expect(await faultsOf(state)).to.deep.equal([]);
    });

    it(`${state.title} is gone through by keyboard, each stop in sight`, async () => {
      expect(await tabFaultsOf(state)).to.deep.equal([]);
    });
  }
});
