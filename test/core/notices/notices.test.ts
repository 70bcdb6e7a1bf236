import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { dismissNotice, showNotice } from '../../../src/core/notices/actions.ts';
import { notices } from '../../../src/core/notices/store.ts';
import { resetAll } from '../../support/resetAll.ts';

describe('a notice', () => {
  beforeEach(resetAll);

  it('is shown until it is dismissed', () => {
    showNotice({ is: 'serverBusy' });
    expect(notices.shown).to.deep.equal({ is: 'serverBusy' });
    dismissNotice();
    expect(notices.shown).to.equal(undefined);
  });

  it('disappears when its time is over', ({ mock: { timers } }) => {
    timers.enable({ apis: ['setTimeout'] });
    showNotice({ is: 'signedOut' }, 20);
    timers.tick(19);
    expect(notices.shown?.is).to.equal('signedOut');
    timers.tick(1);
    expect(notices.shown).to.equal(undefined);
  });

  it('replaces the previous one and outlives its timer', ({ mock: { timers } }) => {
    timers.enable({ apis: ['setTimeout'] });
    showNotice({ is: 'serverError', email: 'a@b.c' }, 20);
    showNotice({ is: 'serverBusy' });
    timers.tick(20);
    expect(notices.shown?.is).to.equal('serverBusy');
  });

  it('does not remove the next one after it was dismissed', ({ mock: { timers } }) => {
    timers.enable({ apis: ['setTimeout'] });
    showNotice({ is: 'signedOut' }, 20);
    dismissNotice();
    showNotice({ is: 'serverBusy' });
    timers.tick(20);
    expect(notices.shown?.is).to.equal('serverBusy');
  });
});
