import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { i18n } from '@lingui/core';
import { activateLanguage } from '../../../src/core/app/catalogs.ts';
import { Shop } from '../../../src/views/app/Shop.tsx';
import { CartButton } from '../../../src/views/cart/CartButton.tsx';
import { ADULTS, CHILD } from '../../support/basket.ts';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';
import { rolesIn } from '../../support/roles.ts';
import { startShop } from '../../support/screen.tsx';
import { expectAccessible } from '../parts/look.ts';
import { say } from '../../support/say.ts';

async function show(lang: 'en' | 'de') {
  await startShop();
  await activateLanguage(lang);
  expect(i18n.locale).to.equal(lang);
  return render(
    <Shop outlet="button" lang={lang} onShown={() => undefined}>
      <CartButton />
    </Shop>,
  );
}

describe('the cart button', () => {
  it('is a link that gives the number of items in words', async () => {
    const view = await show('en');
    expect(rolesIn(view.host)[0]).to.include({
      role: 'link',
      name: `${say('basket')} ${say('itemsOfBasket', { count: 0 })}`,
    });
    cart.lines.push(ADULTS);
    await eventually(
      'it counts',
      () => seenText(view.host) === `${say('basket')} 1 ${say('itemsOfBasket', { count: 1 })}`,
    );
    cart.lines.push(CHILD);
    await eventually(
      'it counts',
      () => seenText(view.host) === `${say('basket')} 2 ${say('itemsOfBasket', { count: 2 })}`,
    );
    expect(rolesIn(view.host)[0]!.name).to.equal(
      `${say('basket')} ${say('itemsOfBasket', { count: 2 })}`,
    );
    expect(view.root.querySelector('[aria-live=polite]')!.textContent).to.equal(
      say('itemsOfBasket', { count: 2 }),
    );
    await expectAccessible(view);
  });

  it('is available in German', async () => {
    const view = await show('de');
    expect(seenText(view.host)).to.equal('Warenkorb 0 leer');
  });
});
