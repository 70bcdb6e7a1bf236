import { expect } from '@esm-bundle/chai';
import { faultsOf } from '../../support/states/inspect.ts';
import { shopStates } from '../../support/states/shop.ts';
import { tabFaultsOf } from '../../support/states/tabbing.ts';

describe('in eight languages and any window', () => {
  for (const state of shopStates) {
    it(`${state.title} reads well, fits, and leads on`, async function () {
      this.timeout(120_000);
      expect(await faultsOf(state)).to.deep.equal([]);
    });

    it(`${state.title} is gone through by keyboard, each stop in sight`, async () => {
      expect(await tabFaultsOf(state)).to.deep.equal([]);
    });
  }
});
