import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { expect } from 'chai';
import { activateLanguage } from '../../../src/core/app/catalogs.ts';
import { Check } from '../../../src/views/configurator/Check.tsx';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';

describe('the check of the configurator', () => {
  it('shows an error if it cannot be completed, and can be started again', async () => {
    await activateLanguage('en');
    let attempts = 0;
    const onCheck = async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { findings: [] };
    };
    const { root, host } = render(
      <I18nProvider i18n={i18n}>
        <Check api="https://shop.example/api" shop="1" start={0} onCheck={onCheck} />
      </I18nProvider>,
    );
    const button = root.querySelector<HTMLButtonElement>('[type=submit]')!;
    button.click();
    await eventually(
      'the error is shown',
      () => seenText(host).includes(say('theCheckCouldNot')),
      () => seenText(host),
    );
    expect(button.ariaBusy).to.equal(null);
    button.click();
    await eventually('the result is shown', () => root.querySelector('.message.success') !== null);
    expect(seenText(host)).not.to.include(say('theCheckCouldNot'));
  });
});
