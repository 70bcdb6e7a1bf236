import type { Leniency } from './leniencies.ts';
import { choicesForms, listForms } from './list-forms.ts';
import { momentForms } from './moment-forms.ts';
import type { Kind } from './schema.ts';

type Forms = [Leniency, unknown][];

/** Amounts with a point look like euros if all of them are below this one. */
const LEAST_WITH_POINT = 100;

function amountForms(amount: unknown): Forms {
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return [];
  const pointed: Forms =
    Math.abs(amount) < LEAST_WITH_POINT
      ? []
      : [['amount with zeros behind the point', amount.toFixed(2)]];
  return [
    ['amount as text', String(amount)],
    ['amount as text', ` ${amount} `],
    ...pointed,
    ['amount with noise', amount - 1e-7],
    ['amount with noise', amount + 1e-7],
  ];
}

const numberForms = (number: unknown): Forms =>
  typeof number === 'number'
    ? [
        ['number as text', String(number)],
        ['number as text', ` ${number} `],
      ]
    : [];

/** Digits that a number keeps: no leading zero, and not too many. */
const NUMERIC = /^(0|[1-9]\d{0,14})$/;

const textForms = (text: unknown): Forms =>
  typeof text === 'string' && NUMERIC.test(text) ? [['text as number', Number(text)]] : [];

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const coded = (text: string): string =>
  text.replace(/[&<>"'\u{80}-\u{10ffff}]/gu, (each) => NAMED[each] ?? `&#${each.codePointAt(0)};`);

function labelForms(text: unknown): Forms {
  if (typeof text !== 'string' || text === '') return textForms(text);
  const [first = '', ...rest] = [...text];
  return [
    ...textForms(text),
    ['text with entities', `&#x${first.codePointAt(0)!.toString(16)};${coded(rest.join(''))}`],
    ...(coded(text) === text ? [] : [['text with entities', coded(text)] as [Leniency, string]]),
  ];
}

const FLAGS: Record<string, Forms> = {
  true: [
    ['flag as number', 1],
    ['flag as text', '1'],
    ['flag as text', 'true'],
  ],
  false: [
    ['flag as number', 0],
    ['flag as text', '0'],
    ['flag as text', 'false'],
    ['false as nothing', ''],
    ['false as nothing', null],
  ],
};

const COUNTRIES: Record<string, string> = { en: 'GB', sv: 'SE', da: 'DK' };

const languageForms = (lang: string): string[] => {
  const country = COUNTRIES[lang] ?? lang.toUpperCase();
  return [lang.toUpperCase(), `${lang}_${country}`, `${lang}-${country}`];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function byLanguageForms(texts: unknown): Forms {
  if (!isRecord(texts) || Object.keys(texts).length === 0) return [];
  return [0, 1, 2].map((nth) => [
    'language with country',
    Object.fromEntries(
      Object.entries(texts).map(([lang, text]) => [languageForms(lang)[nth], text]),
    ),
  ]);
}

/**
 * Returns the other forms of a value that mean the same (contract, "Reading"). Moments are on the wall clock of `zone`.
 */
export function sameForms(kind: Kind, value: unknown, zone: string): Forms {
  switch (kind) {
    case 'Cents':
      return amountForms(value);
    case 'number':
    case 'choice':
      return numberForms(value);
    case 'Id':
    case 'text':
      return textForms(value);
    case 'label':
      return labelForms(value);
    case 'currency':
      return value === 'EUR' ? [['currency as sign', '€']] : [];
    case 'flag':
      return typeof value === 'boolean' ? FLAGS[String(value)]! : [];
    case 'Moment':
      return momentForms(value, zone);
    case 'list':
      return Array.isArray(value) ? listForms(value) : [];
    case 'Lang':
      return typeof value === 'string'
        ? languageForms(value).map((tag) => ['language with country', tag])
        : [];
    case 'byLanguage':
      return byLanguageForms(value);
    case 'choices':
      return isRecord(value) ? choicesForms(value) : [];
    case 'map':
      return isRecord(value) && Object.keys(value).length === 0 ? [['empty map as list', []]] : [];
    default:
      return [];
  }
}
