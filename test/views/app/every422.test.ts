import { expect } from 'chai';
import { attempt, type Attempt, ATTEMPTS } from '../../support/attempt.ts';
import { untilLoaded } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { isFull } from '../../support/tier.ts';

type Row = keyof typeof ATTEMPTS;

/** Wire names of a field of each form that sends; forms without one have no field that a back end can name. */
const FORMS: Partial<Record<Row, { wire?: string; name?: string }>> = {
  'a voucher code': {},
  "a guest's details": { wire: 'addrBilling.zip', name: 'zip' },
  "a guest's login": { wire: 'email', name: 'email' },
  'a login': { wire: '_u', name: 'email' },
  'a registration': { wire: 'addrBilling[city]', name: 'city' },
  "a customer's details": { wire: 'addrShipping.city', name: 'addrShipping.city' },
  'a new email address': { wire: '_po', name: 'oldPassword' },
  'a changed password': { wire: '_pn', name: 'password' },
  'a forgotten password': { wire: 'email', name: 'email' },
  'a new password by a mailed link': { wire: '_p', name: 'password' },
  'a delivery address': { wire: 'addrShipping[zip]', name: 'addrShipping.zip' },
  'the way to the provider': {},
  'an accepted payment': {},
  'a failed payment that is canceled': {},
  'the payment of an open order': {},
  'a withdrawal': { wire: 'email', name: 'email' },
};

const SAID = 'This is not what we expected.';

/** The shapes of a 422 (contract, "Reading"). `says` and `names`: whether there is a sentence, and a field. */
const shapesOf = (
  field: string,
): [title: string, answer: Partial<Answer>, says: boolean, names: boolean][] => [
  ['a sentence', { body: { error: SAID } }, true, false],
  ['a field with a sentence', { body: { error: { [field]: SAID } } }, true, true],
  ['a field with a list', { body: { error: { [field]: [SAID] } } }, true, true],
  ['a field with numbered sentences', { body: { error: { [field]: { 0: SAID } } } }, true, true],
  ['a nested field', { body: { error: { c: { [field]: [SAID] } } } }, true, true],
  ['a field in “errors”', { body: { errors: { [field]: [SAID] } } }, true, true],
  ['a message', { body: { message: SAID } }, true, false],
  ['an unknown field', { body: { error: { shoeSize: SAID } } }, true, false],
  ['nothing', { body: {} }, false, false],
  ['a page in HTML', { text: '<h1>422</h1>' }, false, false],
];

/** The form with which the fast tier tests each shape. */
const WITH_ALL: Row = "a guest's details";

/** The shape with which the fast tier tests each form. */
const OF_EACH = 'a nested field';

const isInTier = (form: string, shape: string): boolean =>
  isFull || form === WITH_ALL || shape === OF_EACH;

describe('a form whose button the back end answers with 422', () => {
  for (const [form, named] of Object.entries(FORMS) as [Row, { wire?: string; name?: string }][]) {
    const shapes = shapesOf(named.wire ?? 'shoeSize').filter(([shape]) => isInTier(form, shape));
    for (const [title, answer, says, names] of shapes) {
      it(`shows a sentence, and marks the field if it is known: ${form}, ${title}`, async () => {
        const screen = await attempt(ATTEMPTS[form] as Attempt, { status: 422, ...answer });
        await untilLoaded(screen);
        const alerts = screen.texts('alert').join(' ');
        if (says) expect(screen.text()).to.include(SAID);
        const marked = [...screen.root.querySelectorAll<HTMLElement>('[aria-invalid=true]')];
        expect(alerts.length + marked.length, screen.text()).to.be.greaterThan(0);
        if (!names || !named.name) return;
        expect(marked.map((each) => each.getAttribute('name'))).to.include(named.name);
      });
    }
  }
});
