import { expect } from '@esm-bundle/chai';
import { dismissNotice, showNotice } from '../../../src/core/notices/actions.ts';
import { notices } from '../../../src/core/notices/store.ts';
import { fresh } from '../../support/fresh.ts';
import { until } from '../../support/server.ts';

describe('a notice', () => {
  beforeEach(fresh);

  it('shows until it is dismissed', () => {
    showNotice({ is: 'serverBusy' });
    expect(notices.shown).to.deep.equal({ is: 'serverBusy' });
    dismissNotice();
    expect(notices.shown).to.equal(undefined);
  });

  it('goes by itself when its time is over', async () => {
    showNotice({ is: 'signedOut' }, 20);
    expect(notices.shown?.is).to.equal('signedOut');
    await until('it has gone', () => notices.shown === undefined);
  });

  it('takes the place of the one before, and is not taken away with it', async () => {
    showNotice({ is: 'serverError', email: 'a@b.c' }, 20);
    showNotice({ is: 'serverBusy' });
    let isOver = false;
    setTimeout(() => (isOver = true), 40); // later than the first would go
    await until('the time of the first is over', () => isOver);
    expect(notices.shown?.is).to.equal('serverBusy');
  });

  it('that was dismissed does not take the next one away', async () => {
    showNotice({ is: 'signedOut' }, 20);
    dismissNotice();
    showNotice({ is: 'serverBusy' });
    let isOver = false;
    setTimeout(() => (isOver = true), 40);
    await until('the time of the first is over', () => isOver);
    expect(notices.shown?.is).to.equal('serverBusy');
  });
});
