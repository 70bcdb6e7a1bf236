import { expect } from 'chai';
import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { formOf } from '../../../src/core/account/form.ts';
import { account } from '../../../src/core/account/store.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, ADULTS, ELSEWHERE, IN_GERMANY, MEMBER } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { order } from '../../support/order.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { CATALOGUE } from '../../support/states/lines.ts';
import { say } from '../../support/say.ts';

const UPDATE = 'POST customer/update';
const SHIPPING = 'POST checkout/shipping';
const STEP = '/checkout?step=delivery';

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name="${name}"]`)!;

async function open(
  href: string,
  answers: Answers = {},
  customer: Customer | null = MEMBER,
  lines = [CATALOGUE] as typeof cart.lines,
) {
  const server = await startShop({
    'GET customer/attr': await ofDemo('customer/attr'),
    'GET merchandise': await ofDemo(`merchandise?article=${CATALOGUE.id}`),
    'POST checkout/suggest': { data: [] },
    [SHIPPING]: { data: 1290 },
    'GET checkout/payments': await ofDemo('checkout/payments?shop=1'),
    ...answers,
  });
  if (customer) setToken('t');
  else keepGuestForm(formOf(ADA));
  account.customer = customer ?? undefined;
  cart.lines.push(...lines);
  return { server, screen: await showScreen(href) };
}

describe('the delivery address', () => {
  it('is shown before the payment and can be changed there', async () => {
    const { screen } = await open('/checkout?step=payment');
    await screen.reads('Denmark');
    expect(screen.names('heading')).to.include.members([
      say('yourDetails'),
      say('deliveryAddress'),
    ]);
    expect(screen.text()).to.include('Grace Hopper Havnegade 7 8000 Aarhus Denmark');
    await screen.press('button', say('changeYourDetails'));
    await screen.reads(say('sameAsTheBilling'));
    expect(field(screen, 'addrShipping.city').value).to.equal('Aarhus');
    expect((screen.root.activeElement as HTMLInputElement).name).to.equal('salutation');
    await screen.isSound();
  });

  it('is not shown if nothing is shipped', async () => {
    const { screen } = await open('/checkout?step=payment', {}, MEMBER, [ADULTS]);
    await screen.reads(say('yourDetails'));
    expect(screen.text()).not.to.include(say('deliveryAddress'));
  });

  it('is shown as the billing address if there is no other', async () => {
    const { screen } = await open('/checkout?step=payment', {}, ADA);
    await screen.reads(say('sameAsTheBilling'));
    await screen.press('button', say('changeYourDetails'));
    await eventually('the form is there', () => field(screen, 'delivery') !== null);
    expect(field(screen, 'delivery').checked).to.equal(true);
  });

  it('is changed by a guest together with the same few fields as before', async () => {
    const { screen } = await open('/checkout?step=payment', {}, ADA);
    await screen.reads(say('sameAsTheBilling'));
    await screen.press('button', say('changeYourDetails'));
    await eventually('the form is there', () => field(screen, 'delivery') !== null);
    const names = ['salutation', 'phone', 'fname', 'email', 'company', 'street'];
    const shown = names.filter((name) => field(screen, name) !== null);
    expect(shown).to.deep.equal(['fname', 'email', 'company', 'street']);
  });

  it('is entered by a customer during the checkout, and updates the shipping costs', async () => {
    const { screen, server } = await open(
      STEP,
      { [UPDATE]: { data: MEMBER } },
      { ...ADA, isGuest: false },
    );
    await screen.reads(say('sameAsTheBilling'));
    field(screen, 'delivery').click();
    await eventually(
      'the postcode field is there',
      () => field(screen, 'addrShipping.zip') !== null,
    );
    for (const [name, text] of Object.entries(ELSEWHERE)) {
      if (name !== 'country') fill(field(screen, `addrShipping.${name}`), text);
    }
    const country = field(screen, 'addrShipping.country') as unknown as HTMLSelectElement;
    expect(country.value).to.equal('DE');
    country.value = 'DK';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.press('button', say('save'));
    await screen.reads('Grace Hopper Havnegade 7 8000 Aarhus Denmark');
    await eventually('the button has the focus', () => {
      return screen.root.activeElement === screen.one('button', say('changeYourDetails'));
    });
    expect((await server.hits(UPDATE))[0]?.body).to.deep.equal({ c: MEMBER });
    await server.arrived(SHIPPING, 2);
    const countries = (await server.hits(SHIPPING)).map(({ body }) => body as { country: string });
    expect(countries.map(({ country: each }) => each)).to.deep.equal(['DE', 'DK']);
  });

  it('must be complete', async () => {
    const { screen, server } = await open(STEP);
    await screen.reads(say('postcode'));
    fill(field(screen, 'addrShipping.zip'), ' ');
    await screen.press('button', say('save'));
    await screen.reads(
      say('labelError', { label: say('postcode'), error: say('pleaseFillInThis') }),
    );
    expect(await server.hits(UPDATE)).to.deep.equal([]);
    await screen.isSound();
  });

  it('is left unchanged by cancelling', async () => {
    const { screen } = await open(STEP);
    await screen.reads(say('postcode'));
    fill(field(screen, 'addrShipping.zip'), '9000');
    await screen.press('button', say('cancel'));
    await screen.reads('8000 Aarhus');
    expect(screen.root.activeElement).to.equal(screen.one('button', say('changeYourDetails')));
    await screen.press('button', say('changeYourDetails'));
    await screen.reads(say('postcode'));
    expect(field(screen, 'addrShipping.zip').value).to.equal('8000');
    expect(account.hasUnsentText).to.equal(false);
  });

  it('is part of the guest form if goods are shipped', async () => {
    const guest = { ...ADA, addrShipping: ELSEWHERE };
    const { screen, server } = await open(
      '/register-guest',
      {
        'POST customer/validate': { data: {} },
        'POST auth/guest': { data: { token: 'g', customer: guest } },
      },
      null,
    );
    await screen.reads(say('sameAsTheBilling'));
    field(screen, 'delivery').click();
    await eventually(
      'the postcode field is there',
      () => field(screen, 'addrShipping.zip') !== null,
    );
    await screen.isSound();
    await order(screen);
    await screen.reads(
      say('labelError', { label: say('fullName'), error: say('pleaseFillInThis') }),
    );
    for (const [name, text] of Object.entries(IN_GERMANY)) {
      if (name !== 'country') fill(field(screen, `addrShipping.${name}`), text);
    }
    await screen.press('checkbox', say('iAgreeToThe'));
    await order(screen);
    await screen.reads('Grace Hopper');
    expect((await server.hits('POST auth/guest'))[0]?.body).to.deep.equal({
      c: { ...guest, addrShipping: { ...IN_GERMANY, country: 'DE' } },
    });
  });

  it('is not part of the guest form for tickets only', async () => {
    const { screen } = await open('/register-guest', {}, null, [ADULTS]);
    await screen.reads(say('firstName'));
    expect(screen.text()).not.to.include(say('deliveryAddress'));
  });

  it('is changed by guests in the same way', async () => {
    const { screen } = await open(STEP, {}, ADA);
    await screen.reads(say('sameAsTheBilling'));
    expect(screen.names('textbox')).to.include(say('eMail'));
  });

  it('is changed without the email address of an account, which is its login', async () => {
    const { screen } = await open(STEP);
    await screen.reads(say('postcode'));
    expect(screen.names('textbox')).not.to.include(say('eMail'));
  });

  it('is not asked for before the buyer is known', async () => {
    const { screen } = await open(STEP, {}, null);
    await screen.reads(say('firstName'));
    expect(screen.names('button')).not.to.include(say('save'));
  });
});
