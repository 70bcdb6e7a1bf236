import { LANGUAGES } from '../core/i18n/languages.ts';
import { CURRENCIES } from '../core/money/currency.ts';
import { announce } from '../core/page/events.ts';
import { shared } from '../core/page/shared.ts';
import type { ConfigError } from './attributes.ts';

const reported = shared('config-errors', () => new Set());

const oneOf = (choices: readonly string[]): string => `is unknown. Use ${choices.join(' or ')}.`;

const NO_EFFECT =
  'has no effect, because another embed has set another value. Use one value for the whole page.';

/** Describes what is wrong with the value of an attribute, and what to do. */
const ADVICE = {
  'invalid-address': 'is not an address. Begin it with https:// or /.',
  'other-site': 'is on another site. Choose a page on this site.',
  'base-mismatch': 'does not contain this page. Correct it, or move the page below it.',
  'invalid-date': 'is not a date. Write it as 2027-03-05.',
  'invalid-language': oneOf(LANGUAGES),
  'conflicting-shop': NO_EFFECT,
  'conflicting-language': NO_EFFECT,
};

/** Returns what is wrong and what to do about it, in English, for developers. `EditorNotes` has the sentences for editors. */
export function describeConfigError(error: ConfigError): string {
  switch (error.is) {
    case 'missing-api':
      return 'No back end is configured. Set api here, in <meta name="museum-shop-api">, or in the query of the script: ?api=…';
    case 'switched-off':
      return `The area ${error.area} is switched off in the configuration of the shop. Switch it on, or remove this embed.`;
    case 'unknown-currency':
      return `The back end names the currency "${error.value}", in which the shop cannot show prices, so it sells nothing. Set currencySymbol in its configuration to one of ${CURRENCIES.join(', ')}.`;
    case 'wrong-unit':
      return `The back end sends the amount ${error.value}, which looks like whole units instead of hundredths (cents), so the shop sells nothing. Send 12.50 as 1250.`;
    case 'origin-refused':
      return `The back end accepts no payments from pages of ${error.value}, so the shop sells nothing here. Add this origin to those from which can be paid, in the configuration of the back end.`;
    case 'invalid-value':
      return `${error.attribute}="${error.value}" ${oneOf(error.choices)}`;
    default:
      return `${error.attribute}="${error.value}" ${ADVICE[error.is]}`;
  }
}

/** Reports each configuration error once, on the console and as an event for the page's monitoring. */
export function reportConfigErrors(tag: string, errors: readonly ConfigError[]): void {
  for (const error of errors) {
    const message = `<${tag}>: ${describeConfigError(error)}`;
    if (reported.has(message)) continue;
    reported.add(message);
    console.warn(message);
    announce('museum-error', { code: error.is, message });
  }
}
