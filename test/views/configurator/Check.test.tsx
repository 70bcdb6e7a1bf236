import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { expect } from 'chai';
import { activateLanguage } from '../../../src/core/app/catalogs.ts';
import { Check, type Checked } from '../../../src/views/configurator/Check.tsx';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';

/** Shows a check whose results are those of `onCheck`, in English. */
async function shown(onCheck: () => Promise<Checked>) {
  await activateLanguage('en');
  const { root, host } = render(
    <I18nProvider i18n={i18n}>
      <Check api="https://shop.example/api" shop="1" start={0} onCheck={onCheck} />
    </I18nProvider>,
  );
  return { root, host, button: root.querySelector<HTMLButtonElement>('[type=submit]')! };
}

describe('the check of the configurator', () => {
  it('shows an error if it cannot be completed, and can be started again', async () => {
    let attempts = 0;
    const { root, host, button } = await shown(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { findings: [], unexamined: [] };
    });
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

  it('is not content if it finds nothing but could not examine everything', async () => {
    const { root, host, button } = await shown(async () => ({
      findings: [],
      unexamined: ['payment', 'links'],
    }));
    button.click();
    const names = `${say('paymentFromThePage')}, ${say('theLinks')}`;
    await eventually(
      'it names what it could not examine',
      () => seenText(host).includes(say('notCheckedNames', { names })),
      () => seenText(host),
    );
    expect(seenText(host)).to.include(say('nothingFoundSoFar'));
    expect(seenText(host)).not.to.include(say('nothingNeedsFixing'));
    expect(root.querySelector('.message.success')).to.equal(null);
  });
});
