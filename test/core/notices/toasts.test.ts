import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  dismissToast,
  holdToast,
  releaseToast,
  showToast,
} from '../../../src/core/notices/toasts.ts';
import { toasts } from '../../../src/core/notices/store.ts';
import { fresh } from '../../support/fresh.ts';
import { watchTimers } from '../../support/timers.ts';

const shown = (): string | undefined => toasts.shown?.code;

describe('a toast', () => {
  beforeEach(fresh);

  it('goes after two seconds', () => {
    const waits = watchTimers();
    showToast('AUTH_LOGGING_IN');
    expect([shown(), waits]).to.deep.equal(['AUTH_LOGGING_IN', [2000]]);
    dismissToast();
  });

  it('takes the place of the one before, and has its own two seconds', () => {
    const waits = watchTimers();
    showToast('AUTH_LOGGING_IN');
    showToast('AUTH_LOGIN_FAILED');
    expect([shown(), waits]).to.deep.equal(['AUTH_LOGIN_FAILED', [2000, 2000]]);
    dismissToast();
    expect(shown()).to.equal(undefined);
  });

  it('is told from the one before that says the same', () => {
    showToast('AUTH_LOGIN_FAILED');
    const before = toasts.shown!.count;
    showToast('AUTH_LOGIN_FAILED');
    expect(toasts.shown!.count).to.be.greaterThan(before);
    dismissToast();
  });

  it('waits while somebody is at it, and then for what is left', () => {
    const waits = watchTimers();
    showToast('USER_SETTINGS_SAVED');
    holdToast();
    holdToast();
    expect(waits).to.have.length(1);
    releaseToast();
    releaseToast();
    expect(waits).to.have.length(2);
    expect(waits[1]).to.be.within(0, 2000);
    dismissToast();
  });

  it('that was dismissed does not come back', () => {
    showToast('USER_SETTINGS_SAVED');
    holdToast();
    dismissToast();
    const waits = watchTimers();
    releaseToast();
    expect([shown(), waits]).to.deep.equal([undefined, []]);
  });
});
