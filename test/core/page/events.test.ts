import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { announce, onAnnouncement } from '../../../src/core/page/events.ts';
import { resetAll } from '../../support/resetAll.ts';

describe('an announcement', () => {
  beforeEach(resetAll);

  it('reaches all listeners with its outlet until they unsubscribe', () => {
    const heard: unknown[] = [];
    const stop = onAnnouncement((...all) => heard.push(all));
    onAnnouncement((name) => heard.push(name));
    announce('museum-ready', { area: 'tickets' }, 'museum-tickets-0');
    stop();
    announce('museum-language', { lang: 'de' });
    expect(heard).to.deep.equal([
      ['museum-ready', { area: 'tickets' }, 'museum-tickets-0'],
      'museum-ready',
      'museum-language',
    ]);
  });
});
