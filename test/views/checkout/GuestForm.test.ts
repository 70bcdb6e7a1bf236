import { expect } from 'chai';
import { keepGuestForm, keptGuestForm } from '../../../src/core/account/actions.ts';
import { formOf } from '../../../src/core/account/form.ts';
import { account } from '../../../src/core/account/store.ts';
import { shopInfo } from '../../../src/core/config/store.ts';
import { fillInKnownBuyer } from '../../../src/core/checkout/knownBuyer.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { ADA, ADULTS } from '../../support/basket.ts';
import { articleLine, passLine, passOwner } from '../../support/samples.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { fill } from '../../support/fill.ts';
import { type } from '../../support/keyboard.ts';
import { order } from '../../support/order.ts';
import { OFFERS } from '../../support/offers.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { eventually } from '../../support/eventually.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import type { PassOwner } from '../../../src/core/api/wire/checkout.ts';
import type { Answer, Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

const REJECTED = { email: ['We do not deliver to this address.'], street: ['Too short.'] };

const PERSON = [
  ['fname', 'Ada'],
  ['lname', 'Lovelace'],
  ['email', 'ada@example.org'],
] as const;

/** Body of the guest's login without an address. */
const ADA_ALONE = { c: { ...Object.fromEntries(PERSON), isGuest: true } };

/** Fills the basket with something that is sent, so that the address is needed. */
const withGoods = (): void => void cart.lines.push(articleLine(1));

/** Opens a shop that accepts the details of any guest, unless `answers` are given. */
const openForGuests = async (answers: Answers = {}) =>
  startShop({
    ...OFFERS,
    'GET customer/attr': await ofDemo('customer/attr'),
    'POST customer/validate': { data: {} },
    'POST auth/guest': { data: { token: 't', customer: ADA } },
    ...answers,
  });

/** Opens the checkout at the guest's form, with tickets in the basket unless it holds something. */
async function showForm(lang: 'en' | 'de' = 'en'): Promise<Screen> {
  if (cart.lines.length === 0) cart.lines.push(ADULTS);
  const screen = await showScreen('/register-guest', lang);
  await screen.reads(lang === 'en' ? say('firstName') : sayIn('de', 'firstName'));
  return screen;
}

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

/** Fields of the form, in the order of the page; without the wish for an invoice. */
const fieldsOf = (screen: Screen): HTMLInputElement[] => [
  ...screen.root.querySelectorAll<HTMLInputElement>('form[novalidate] .fields :is(input, select)'),
];

/** Agrees to the terms and presses the button of the order. */
async function agreeAndOrder(screen: Screen): Promise<void> {
  const terms = screen.one('checkbox', say('iAgreeToThe')) as HTMLInputElement;
  if (!terms.checked) terms.click();
  await order(screen);
}

/** Fills the form in before it opens. */
const asDraft = (customer: Customer = ADA): void => keepGuestForm(formOf(customer));

describe('the guest form', () => {
  it('has labels and the attributes that a browser needs to fill it in', async () => {
    await startShop();
    withGoods();
    const screen = await showForm();
    expect(screen.names('heading')).to.include.members([say('checkout'), say('yourDetails')]);
    const asked = [...screen.root.querySelectorAll<HTMLInputElement>('input, select')];
    const known = asked.map(({ name, autocomplete }) => `${name}: ${autocomplete}`);
    expect(known).to.include.members([
      'fname: given-name',
      'lname: family-name',
      'email: email',
      'street: address-line1',
      'zip: postal-code',
      'city: address-level2',
      'country: country',
    ]);
    for (const name of [
      say('firstName'),
      say('lastName'),
      say('eMail'),
      say('street'),
      say('postcode'),
      say('city'),
    ]) {
      screen.one('textbox', name);
    }
    screen.one('combobox', say('country'));
    expect(field(screen, 'email').inputMode).to.equal('email');
    await screen.isSound();
  });

  const odd: [title: string, answer: Answer][] = [
    ['if the server names no field', { data: { countries: { DE: 'Germany' } } }],
    ['if the fields of the server are unreadable', { data: { visible_fields: 7, countries: 'x' } }],
    ['if the server does not have the call', { status: 404, body: {} }],
  ];
  for (const [title, answer] of odd) {
    it(`asks for name and email, and for the address of an order that needs one ${title}`, async () => {
      await startShop({ ...OFFERS, 'GET customer/attr': answer });
      const person = await showForm();
      expect(fieldsOf(person).map(({ name }) => name)).to.deep.equal(['fname', 'lname', 'email']);
      person.unmount();
      withGoods();
      const screen = await showForm();
      const asked = fieldsOf(screen);
      expect(asked.map(({ name }) => name)).to.deep.equal([
        'fname',
        'lname',
        'email',
        'street',
        'zip',
        'city',
        'country',
      ]);
      expect(asked.every(({ required }) => required)).to.equal(true);
      await screen.isSound();
    });
  }

  it('asks for name and email, and for an invoice also for company and address', async () => {
    await startShop();
    const screen = await showForm();
    const names = () => fieldsOf(screen).map(({ name }) => name);
    expect(names()).to.deep.equal(['fname', 'lname', 'email']);
    screen.one('checkbox', say('iWouldLikeAn')).click();
    await screen.reads(say('street'));
    const ofInvoice = ['company', 'street', 'zip', 'city', 'country'];
    expect(names()).to.deep.equal(['fname', 'lname', 'email', ...ofInvoice]);
    expect(field(screen, 'company').required).to.equal(false);
    await screen.isSound();
  });

  it('preselects no country if that of the museum is not known', async () => {
    await openForGuests();
    shopInfo().country = '';
    withGoods();
    const screen = await showForm();
    const country = screen.root.querySelector<HTMLSelectElement>('[name=country]')!;
    expect(country.selectedOptions[0]!.textContent).to.equal(say('chooseAnOption'));
    expect([country.value, country.required]).to.deep.equal(['', true]);
  });

  it('asks for a field that the server has refused', async () => {
    const refusal = { status: 422, body: { error: { phone: ['Please add it.'] } } };
    const server = await openForGuests({
      'POST customer/validate': refusal,
      'POST auth/guest': refusal,
    });
    const screen = await showForm();
    for (const [name, text] of PERSON) fill(field(screen, name), text);
    await agreeAndOrder(screen);
    await server.arrived('POST customer/validate');
    await screen.reads('Please add it.');
    expect(field(screen, 'phone').getAttribute('aria-invalid')).to.equal('true');
    fill(field(screen, 'phone'), '040 669');
    expect(field(screen, 'phone').value).to.equal('040 669');
    await screen.isSound();
  });

  it('does not send what was typed for an invoice that is no longer wanted', async () => {
    const server = await openForGuests();
    const screen = await showForm();
    for (const [name, text] of PERSON) fill(field(screen, name), text);
    screen.one('checkbox', say('iWouldLikeAn')).click();
    await screen.reads(say('street'));
    fill(field(screen, 'company'), 'Lund & Co.');
    fill(field(screen, 'street'), 'Am Kai 3');
    screen.one('checkbox', say('iWouldLikeAn')).click();
    await eventually('the address is gone', () => field(screen, 'street') === null);
    await agreeAndOrder(screen);
    await server.arrived('POST auth/guest');
    expect((await server.hits('POST auth/guest'))[0]!.body).to.deep.equal(ADA_ALONE);
  });

  it('shows required fields, even if the server does not list them as visible', async () => {
    const data = {
      visible_fields: { email: true },
      required_fields: { 3: 'addrBilling[city]', 7: 'title' },
    };
    await startShop({ ...OFFERS, 'GET customer/attr': { data } });
    cart.lines.push(ADULTS);
    const screen = await showScreen('/register-guest');
    await screen.reads(say('eMail'));
    expect(fieldsOf(screen).map(({ name, required }) => [name, required])).to.deep.equal([
      ['title', true],
      ['email', false],
      ['city', true],
    ]);
  });

  for (const [title, line] of [
    ['goods', articleLine(1)],
    ['passes', passLine([passOwner('Ada')])],
    ['an invoice', undefined],
  ] as const) {
    it(`requires the address for ${title}, and not before`, async () => {
      await startShop();
      const person = await showForm();
      expect(field(person, 'street')).to.equal(null);
      person.unmount();
      if (line) cart.lines.push(line);
      else checkout.form.requestInvoice = true;
      const screen = await showForm();
      const names = ['street', 'zip', 'city', 'country'];
      expect(names.map((name) => field(screen, name).required)).to.deep.equal(
        names.map(() => true),
      );
    });
  }

  it('sends no address of a buyer who is not asked for one', async () => {
    const server = await openForGuests();
    const screen = await showForm();
    for (const [name, text] of PERSON) fill(field(screen, name), text);
    await agreeAndOrder(screen);
    await server.arrived('POST auth/guest');
    expect((await server.hits('POST auth/guest'))[0]!.body).to.deep.equal(ADA_ALONE);
  });

  it('keeps a known address, which can be changed, if the order does not need it', async () => {
    const server = await openForGuests();
    asDraft();
    const screen = await showForm();
    expect([field(screen, 'street').value, field(screen, 'street').required]).to.deep.equal([
      'Hafenstraße 1',
      false,
    ]);
    await agreeAndOrder(screen);
    await server.arrived('POST auth/guest');
    expect((await server.hits('POST auth/guest'))[0]!.body).to.deep.equal({ c: ADA });
  });

  it('marks a German postcode of four digits, and does not send it', async () => {
    const server = await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
    });
    asDraft({ ...ADA, addrBilling: { ...ADA.addrBilling, zip: '1067' } });
    const screen = await showForm();
    await screen.reads(say('pleaseCheckThisPostcode'));
    expect(field(screen, 'zip').value).to.equal('1067');
    expect(field(screen, 'zip').getAttribute('aria-invalid')).to.equal('true');
    expect(screen.text()).not.to.include(say('pleaseCorrectTheErrors'));
    await screen.isSound();
    await agreeAndOrder(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
    expect(await server.hits('POST customer/validate')).to.deep.equal([]);
    fill(field(screen, 'zip'), '01067');
    await eventually('it is accepted', () => field(screen, 'zip').ariaInvalid === 'false');
    await agreeAndOrder(screen);
    await server.arrived('POST customer/validate');
  });

  describe('of a shop with neither guests nor accounts', () => {
    const CLOSED = { hasUserRegistration: false, hasGuestRegistration: false };
    const PAYMENTS = 'GET checkout/payments';
    const device = globalThis as { ApplePaySession?: unknown };
    afterEach(() => delete device.ApplePaySession);

    it('shows that ordering is not possible, and how to reach the museum', async () => {
      await startShop({ ...OFFERS, [PAYMENTS]: await ofDemo('checkout/payments?shop=1') }, CLOSED);
      cart.lines.push(ADULTS);
      const screen = await showScreen('/register-guest');
      await screen.reads(say('itIsNotPossibleTo'));
      screen.one('link', 'help@museum.example');
      expect(screen.names('heading')).not.to.include(say('yourDetails'));
      expect(screen.names('button')).not.to.include(say('continueToPayment'));
      await screen.isSound();
    });

    it('offers the wallets of the device, if nothing is sent', async () => {
      device.ApplePaySession = { canMakePayments: () => true };
      await startShop(undefined, CLOSED);
      cart.lines.push(ADULTS);
      const screen = await showScreen('/register-guest');
      await screen.reads('Apple Pay');
      expect(screen.text()).not.to.include(say('itIsNotPossibleTo'));
      await screen.isSound();
      withGoods();
      await screen.reads(say('itIsNotPossibleTo'));
    });

    it('offers to try again if the payment types cannot be loaded', async () => {
      const server = await startShop({ ...OFFERS, [PAYMENTS]: { status: 500 } }, CLOSED);
      cart.lines.push(ADULTS);
      const screen = await showScreen('/register-guest');
      await screen.reads(say('somethingWentWrongOn'));
      expect(screen.text()).not.to.include(say('itIsNotPossibleTo'));
      await server.answer({ [PAYMENTS]: { data: [] } });
      await screen.press('button', say('tryAgain'));
      await screen.reads(say('itIsNotPossibleTo'));
    });
  });

  it('starts with what was typed before', async () => {
    await startShop();
    asDraft();
    const screen = await showForm();
    expect(['fname', 'email', 'zip'].map((name) => field(screen, name).value)).to.deep.equal([
      'Ada',
      'ada@example.org',
      '20359',
    ]);
  });

  it('restores what was typed when the visitor returns', async () => {
    await startShop();
    const screen = await showForm();
    field(screen, 'fname').focus();
    await type('Grace');
    screen.unmount();
    expect(field(await showForm(), 'fname').value).to.equal('Grace');
  });

  /** Simulates an earlier order of a guest in this tab, without a known customer. */
  const ordered = (review_id = 'k'): void => {
    checkout.payment = {
      is: 'done',
      order: { booking_id: 'B1', has_tickets: true, review_id },
    };
  };

  it('starts with the details of the last order of this tab, which can be edited', async () => {
    const server = await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET customer/fromOrder': { data: ADA },
    });
    ordered();
    const screen = await showForm();
    await eventually('it is filled in', () => field(screen, 'fname').value === 'Ada');
    expect(field(screen, 'street').value).to.equal('Hafenstraße 1');
    expect((await server.hits('GET customer/fromOrder'))[0]?.query).to.deep.equal({ id: 'k' });
    field(screen, 'fname').focus();
    await type('line');
    screen.unmount();
    expect(field(await showForm(), 'fname').value).to.equal('Adaline');
    expect(await server.hits('GET customer/fromOrder')).to.have.length(1);
  });

  const passFor = (more?: Partial<PassOwner>): void =>
    void cart.lines.push(passLine([passOwner('Grace', more)]));
  const filledIn = (screen: Screen): string[] =>
    ['fname', 'lname', 'email', 'street', 'zip', 'city'].map((name) => field(screen, name).value);
  const GRACE = ['Grace', 'Lund', '', 'Am Kai 3', '20095', 'Hamburg'];
  const NOTHING = ['', '', '', '', '', ''];

  it('starts with the owner of a pass in the basket, who can be changed', async () => {
    await startShop();
    passFor();
    const screen = await showForm();
    await eventually('it is filled in', () => field(screen, 'fname').value === 'Grace');
    expect(filledIn(screen)).to.deep.equal(GRACE);
    await screen.isSound();
    field(screen, 'fname').focus();
    await type('line');
    screen.unmount();
    expect(field(await showForm(), 'fname').value).to.equal('Graceline');
  });

  it('stays empty if the pass is sent to an address of its own', async () => {
    await startShop();
    passFor({ send_to_custom_addr: true });
    const screen = await showForm();
    expect(await fillInKnownBuyer()).to.equal(false);
    expect(filledIn(screen)).to.deep.equal(NOTHING);
  });

  it('prefers the buyer of the last order to the owner of a pass', async () => {
    await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET customer/fromOrder': { data: ADA },
    });
    ordered();
    passFor();
    const screen = await showForm();
    await eventually('it is filled in', () => field(screen, 'fname').value === 'Ada');
    expect(field(screen, 'street').value).to.equal('Hafenstraße 1');
  });

  it('waits for the buyer of the last order, who would replace what is typed in the meantime', async () => {
    const server = await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET customer/fromOrder': { data: ADA, hold: 'buyer' },
    });
    ordered();
    cart.lines.push(ADULTS);
    const screen = await showScreen('/register-guest');
    await server.arrived('GET customer/fromOrder');
    await eventually('the fields are known', () => account.attributes.is === 'ready');
    expect(fieldsOf(screen)).to.deep.equal([]);
    await server.release('buyer');
    await eventually('it is filled in', () => field(screen, 'fname')?.value === 'Ada');
  });

  for (const [title, answer] of [
    ['belong to an account', { data: { ...ADA, isGuest: false } }],
    ['cannot be loaded', { status: 404, body: {} }],
  ] satisfies [string, Answer][]) {
    it(`stays empty if the details of the last order ${title}`, async () => {
      const events = recordEvents('museum-error');
      await startShop({
        ...OFFERS,
        'GET customer/attr': await ofDemo('customer/attr'),
        'GET customer/fromOrder': answer,
      });
      ordered();
      const screen = await showForm();
      expect(await fillInKnownBuyer()).to.equal(false);
      expect(keptGuestForm()).to.equal(undefined);
      expect(field(screen, 'fname').value).to.equal('');
      expect(events).to.deep.equal([]);
    });
  }

  it('summarises missing fields, focuses the summary and links to each field', async () => {
    await startShop();
    const screen = await showForm();
    await agreeAndOrder(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
    await eventually('the summary has the focus', () => {
      return screen.root.activeElement?.className === 'error-summary';
    });
    expect(field(screen, 'fname').getAttribute('aria-invalid')).to.equal('true');
    await screen.isSound();
    await screen.press(
      'button',
      say('labelError', { label: say('lastName'), error: say('pleaseFillInThis') }),
    );
    expect(screen.root.activeElement === field(screen, 'lname')).to.equal(true);
    await type('Hopper');
    expect(field(screen, 'lname').getAttribute('aria-invalid')).to.equal('false');
  });

  it('shows errors of the server next to their fields', async () => {
    await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'POST customer/validate': { status: 422, body: { error: REJECTED } },
      'POST auth/guest': { status: 422, body: { error: REJECTED } },
    });
    asDraft();
    const screen = await showForm();
    await agreeAndOrder(screen);
    await screen.reads('We do not deliver to this address.');
    const described = field(screen, 'email').getAttribute('aria-describedby')!;
    expect(screen.root.getElementById(described)!.textContent).to.include('We do not deliver');
    expect(field(screen, 'email').value).to.equal('ada@example.org');
    await screen.isSound();
  });

  const EMAIL_REFUSED = say('labelError', { label: say('eMail'), error: 'Not this one.' });
  const answers: [title: string, body: object | string, reads: string][] = [
    ['a sentence', { error: 'No guests today.' }, 'No guests today.'],
    ['a message', { message: 'No guests today.' }, 'No guests today.'],
    ['a list', { errors: ['No guests today.'] }, 'No guests today.'],
    ['a field', { error: { email: 'Not this one.' } }, EMAIL_REFUSED],
    ['a numbered error', { error: { email: { 0: 'Not this one.' } } }, EMAIL_REFUSED],
    ['a nested field', { error: { c: { email: ['Not this one.'] } } }, EMAIL_REFUSED],
    [
      'a field of an address',
      { errors: { 'addrBilling[zip]': 'Odd.' } },
      say('labelError', { label: say('postcode'), error: 'Odd.' }),
    ],
    [
      'a field without a message',
      { error: { email: true } },
      say('labelError', { label: say('eMail'), error: say('pleaseCheckThisField') }),
    ],
    ['a field that is not in the form', { error: { shoeSize: 'Too small.' } }, 'Too small.'],
    ['an unknown field without a message', { error: { shoeSize: 1 } }, say('pleaseCheckThisField')],
    ['an empty body', {}, say('thisWasNotAccepted')],
    ['an empty error', { error: {} }, say('thisWasNotAccepted')],
    ['HTML', '<h1>422</h1>', say('thisWasNotAccepted')],
  ];
  for (const [title, body, reads] of answers) {
    it(`shows an error for every refusal: 422 with ${title}`, async () => {
      await startShop({
        ...OFFERS,
        'GET customer/attr': await ofDemo('customer/attr'),
        'POST customer/validate':
          typeof body === 'string' ? { status: 422, text: body } : { status: 422, body },
      });
      asDraft();
      const screen = await showForm();
      await agreeAndOrder(screen);
      await screen.reads(reads);
      await eventually('there is one alert', () => screen.all('alert').length === 1);
    });
  }

  it('continues if only a password is missing', async () => {
    const server = await openForGuests({
      'POST customer/validate': { status: 422, body: { error: { c: { password: ['Missing'] } } } },
    });
    asDraft();
    await agreeAndOrder(await showForm());
    await server.arrived('POST checkout/initPayment');
  });

  it('is busy while it is sent, and ignores a second click', async () => {
    const server = await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'POST customer/validate': { data: {}, hold: 'validation' },
    });
    asDraft();
    const screen = await showForm();
    await agreeAndOrder(screen);
    const button = screen.one('button', say('continueToPayment'));
    button.click();
    expect(button.ariaBusy).to.equal('true');
    await server.arrived('POST customer/validate');
    expect(await server.hits('POST customer/validate')).to.have.length(1);
  });

  it('shows a skeleton until its fields are known', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': { data: {}, hold: 'attributes' } });
    cart.lines.push(ADULTS);
    const screen = await showScreen('/register-guest');
    await screen.reads('Card');
    expect(screen.root.querySelectorAll('section > .skeleton')).to.have.length(1);
    expect(screen.one('button', say('continueToPayment')).ariaBusy).to.equal('true');
    await screen.isSound();
  });

  it('shows an error if its fields cannot be loaded, and tries again', async () => {
    const server = await startShop({ ...OFFERS, 'GET customer/attr': { status: 500 } });
    cart.lines.push(ADULTS);
    const screen = await showScreen('/register-guest');
    await screen.reads(say('somethingWentWrongOn'));
    await screen.isSound();
    await server.answer({ 'GET customer/attr': await ofDemo('customer/attr') });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('firstName'));
  });

  it('links to login and registration if the shop has accounts', async () => {
    await startShop(undefined, { hasUserRegistration: true });
    const screen = await showForm();
    expect(screen.names('link').slice(0, 2)).to.deep.equal([say('logIn'), say('register')]);
    await screen.isSound();
    await screen.press('link', say('register'));
    await screen.reads(say('password'));
  });

  it('is not there for a known buyer', async () => {
    await startShop(undefined, { hasUserRegistration: true });
    account.customer = { ...ADA, isGuest: false };
    cart.lines.push(ADULTS);
    const screen = await showScreen('/register-guest');
    await screen.reads(say('changeYourDetails'));
    expect(fieldsOf(screen)).to.deep.equal([]);
  });

  it('is the second step of the checkout', async () => {
    await startShop();
    const screen = await showForm();
    expect(screen.root.querySelector('[aria-current=step]')!.textContent).to.equal(
      say('yourDetails'),
    );
  });

  it('is available in German', async () => {
    await startShop();
    checkout.form.requestInvoice = true;
    const screen = await showForm('de');
    for (const name of [
      sayIn('de', 'firstName'),
      sayIn('de', 'lastName'),
      sayIn('de', 'eMail'),
      sayIn('de', 'street'),
      sayIn('de', 'postcode'),
      sayIn('de', 'city'),
    ]) {
      screen.one('textbox', name);
    }
    screen.one('heading', sayIn('de', 'yourDetails'));
    const button = screen.one('button', sayIn('de', 'continueToPayment'));
    await eventually('it can be ordered', () => button.ariaBusy !== 'true');
    button.click();
    await screen.reads(sayIn('de', 'pleaseFillInThis'));
    await screen.isSound();
  });
});
