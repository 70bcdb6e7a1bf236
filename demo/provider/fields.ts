import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Lang } from '../museum/catalogue/types.ts';
import { say } from './sentences.ts';
import type { Way } from './way.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type Account = Extract<Way, { is: 'directDebit' }>['account'];

const WALLETS = { applepay: 'Apple Pay', googlepay: 'Google Pay' };

const cardFields = (lang: Lang, validUntil: string): Html => html`
  <fieldset>
    <legend>${say(lang, 'card')}</legend>
    <label>
      ${say(lang, 'holder')}
      <input name="holder" autocomplete="cc-name" value="Maria Muster" />
    </label>
    <label>
      ${say(lang, 'number')}
      <input
        name="number"
        autocomplete="cc-number"
        inputmode="numeric"
        value="4242 4242 4242 4242"
      />
    </label>
    <div class="pair">
      <label>
        ${say(lang, 'expiry')}
        <input name="expiry" autocomplete="cc-exp" inputmode="numeric" value="${validUntil}" />
      </label>
      <label>
        ${say(lang, 'code')}
        <input name="code" autocomplete="cc-csc" inputmode="numeric" value="123" />
      </label>
    </div>
  </fieldset>
`;

const mandateFields = (lang: Lang, account: Account, mandate: string): Html => html`
  <fieldset>
    <legend>${say(lang, 'account')}</legend>
    <p>${account.holder}<br />${account.iban}</p>
    <label class="check">
      <input type="checkbox" name="mandate" value="yes" required />
      <span>${mandate}</span>
    </label>
  </fieldset>
`;

const walletFields = (lang: Lang, wallet: keyof typeof WALLETS): Html => html`
  <fieldset>
    <legend>${WALLETS[wallet]}</legend>
    <p>${say(lang, 'walletNote')}</p>
    <div class="pair">
      <label>
        ${say(lang, 'firstName')}
        <input name="fname" autocomplete="given-name" value="Maria" required maxlength="100" />
      </label>
      <label>
        ${say(lang, 'lastName')}
        <input name="lname" autocomplete="family-name" value="Muster" required maxlength="100" />
      </label>
    </div>
    <label>
      ${say(lang, 'email')}
      <input
        type="email"
        name="email"
        autocomplete="email"
        value="maria@muster.example"
        required
        maxlength="100"
      />
    </label>
  </fieldset>
`;

/** Returns the fields of the payment form for a payment method, filled in with a made-up person to try it with. */
export const fieldsOf = (
  lang: Lang,
  way: Way,
  { validUntil, mandate }: { validUntil: string; mandate: string },
): Html => {
  if (way.is === 'card') return cardFields(lang, validUntil);
  if (way.is === 'directDebit') return mandateFields(lang, way.account, mandate);
  return walletFields(lang, way.wallet);
};
