import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  dismissToast,
  holdToast,
  releaseToast,
  showToast,
} from '../../../src/core/notices/toasts.ts';
import { toasts } from '../../../src/core/notices/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { watchTimers } from '../../support/timers.ts';

const shown = (): string | undefined => toasts.shown?.code;

describe('a toast', () => {
  beforeEach(resetAll);

  it('disappears after two seconds', () => {
    const waits = watchTimers();
    showToast('AUTH_LOGGING_IN');
    expect([shown(), waits]).to.deep.equal(['AUTH_LOGGING_IN', [2000]]);
    dismissToast();
  });

  it('replaces the previous one and has its own two seconds', () => {
    const waits = watchTimers();
    showToast('AUTH_LOGGING_IN');
    showToast('AUTH_LOGIN_FAILED');
    expect([shown(), waits]).to.deep.equal(['AUTH_LOGIN_FAILED', [2000, 2000]]);
    dismissToast();
    expect(shown()).to.equal(undefined);
  });

  it('is distinguished from an equal previous one', () => {
    showToast('AUTH_LOGIN_FAILED');
    const before = toasts.shown!.count;
    showToast('AUTH_LOGIN_FAILED');
    expect(toasts.shown!.count).to.be.greaterThan(before);
    dismissToast();
  });

  it('pauses while held, and then waits for the rest', () => {
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

  it('does not come back after it was dismissed', () => {
    showToast('USER_SETTINGS_SAVED');
    holdToast();
    dismissToast();
    const waits = watchTimers();
    releaseToast();
    expect([shown(), waits]).to.deep.equal([undefined, []]);
  });
});
