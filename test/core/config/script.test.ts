import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { rememberScript, scriptSetting } from '../../../src/core/config/script.ts';
import { resetAll } from '../../support/resetAll.ts';

describe('the URL of the script', () => {
  beforeEach(resetAll);

  it('can carry settings', () => {
    rememberScript(
      'https://cdn.example/museum-shop.js?api=https%3A%2F%2Fshop.example%2Fapi&lang=en',
    );
    expect(scriptSetting('api')).to.equal('https://shop.example/api');
    expect(scriptSetting('lang')).to.equal('en');
    expect(scriptSetting('shop')).to.equal(undefined);
  });

  it('takes the settings of the first script if there are two', () => {
    rememberScript('https://cdn.example/museum-shop.js?lang=en');
    rememberScript('https://other.example/museum-shop.js?lang=de&shop=2');
    expect([scriptSetting('lang'), scriptSetting('shop')]).to.deep.equal(['en', '2']);
  });
});
