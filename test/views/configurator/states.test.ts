import { expect } from '@esm-bundle/chai';
import { configuratorStates } from '../../support/states/configurator.tsx';
import { faultsOf } from '../../support/states/inspect.ts';
import { tabFaultsOf } from '../../support/states/tabbing.ts';

describe('in eight languages and any window', () => {
  for (const state of configuratorStates) {
    it(`${state.title} reads well, fits, and leads on`, async function () {
      this.timeout(120_000);
      expect(await faultsOf(state)).to.deep.equal([]);
    });
  }

  it('a configurator is gone through by keyboard, each stop in sight', async () => {
    expect(await tabFaultsOf(configuratorStates.at(-1)!)).to.deep.equal([]);
  });
});
