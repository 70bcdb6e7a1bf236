import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  cancellationPage,
  guaranteeNotice,
  withdrawalInstruction,
} from '../../../src/core/config/legal.ts';
import { language } from '../../../src/core/page/language.ts';
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';

beforeEach(resetAll);

describe('the legal texts and links', () => {
  it('is missing if the back end does not send it', async () => {
    await openShop();
    expect([cancellationPage(), withdrawalInstruction(), guaranteeNotice()]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is in the current language, or else in the default language of the shop', async () => {
    await openShop(
      {},
      {
        shop: {
          defaultLanguage: 'de',
          cancellationUrl: { de: 'https://m.example/de', en: 'https://m.example/en' },
          guaranteeNotice: { de: '<p>Zwei Jahre</p>' },
        },
      },
    );
    language.lang = 'en';
    expect([cancellationPage(), guaranteeNotice()]).to.deep.equal([
      'https://m.example/en',
      '<p>Zwei Jahre</p>',
    ]);
  });

  it('has no links but those to web pages', async () => {
    const shop = { withdrawalInstructionUrl: { en: 'javascript:alert(1)' } };
    await openShop({}, { shop });
    language.lang = 'en';
    expect(withdrawalInstruction()).to.equal(undefined);
  });
});
