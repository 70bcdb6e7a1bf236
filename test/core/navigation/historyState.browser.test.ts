import { expect } from 'chai';
import { navigate, rememberInAddress } from '../../../src/core/navigation/navigate.ts';
import { unregisterOutlet } from '../../../src/core/navigation/outlets.ts';
import { resetAll } from '../../support/resetAll.ts';
import { TICKETS, CHECKOUT, open, outlet, reload, hrefs, go } from '../../support/outlets.ts';

beforeEach(resetAll);

describe('the state of a history entry', () => {
  it('keeps the state of the page', () => {
    history.replaceState({ turbo: { restorationIdentifier: 'x' } }, '');
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    expect(history.state).to.deep.include({ turbo: { restorationIdentifier: 'x' } });
    navigate('/tickets', { from: 'tickets', replace: true });
    expect(history.state).to.deep.include({ turbo: { restorationIdentifier: 'x' } });
  });

  it('does not grow with embeds that get a new key on each page', () => {
    open(TICKETS);
    for (let turn = 0; turn < 60; turn += 1) {
      const key = `named-${turn}`;
      open(outlet(key, 'tours', { home: '/guided-tours' }));
      navigate(`/tickets/${(turn % 2) + 7}`, { from: 'tickets', replace: true });
      unregisterOutlet(key);
    }
    const { outlets: kept } = (history.state as Record<string, { outlets: object }>)[
      'museum-shop'
    ]!;
    expect(Object.keys(kept).length).to.be.below(60);
    expect(kept).to.include.keys('tickets', 'named-58');
  });

  const strange = [
    5,
    'text',
    { 'museum-shop': 5 },
    { 'museum-shop': {} },
    { 'museum-shop': { outlets: 5 } },
    { 'museum-shop': { outlets: { tickets: 5, other: '/nowhere' } } },
  ];
  for (const state of strange) {
    it(`tolerates the foreign state ${JSON.stringify(state)}`, () => {
      history.replaceState(state, '');
      open(TICKETS);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets' });
      navigate('/tickets/12', { from: 'tickets' });
      expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    });
  }

  it('is not written to an entry of another page that is swapped in', async () => {
    history.replaceState({ turbo: 1 }, '');
    history.pushState({ turbo: 2 }, '', '#top');
    open(TICKETS);
    await go(-1, '');
    expect(history.state).to.deep.equal({ turbo: 1 });
  });

  it('remembers embeds that are not loaded yet', () => {
    open(TICKETS, CHECKOUT);
    navigate('/register-guest', { from: 'basket' });
    reload(TICKETS);
    rememberInAddress('tickets', '/tickets?group=4');
    open(CHECKOUT);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets?group=4', basket: '/register-guest' });
  });
});
