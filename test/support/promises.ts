import type { ErrorCode, ScriptErrorCode } from '../../src/core/page/errorCodes.ts';
import type { MuseumEventMap, MuseumTag } from '../../src/elements/public.ts';

// The public names that host pages use. Names may be added here but not removed.
export const TAGS: Record<MuseumTag, true> = {
  'museum-tickets': true,
  'museum-tours': true,
  'museum-merchandise': true,
  'museum-passes': true,
  'museum-vouchers': true,
  'museum-checkout': true,
  'museum-account': true,
  'museum-cart-button': true,
  'museum-shop': true,
};
export const ATTRIBUTES = [
  'api',
  'shop',
  'lang',
  'item',
  'category',
  'tour-language',
  'date',
  'routing',
  'base',
  'checkout-url',
  'account-url',
  'shop-url',
  'theme',
  'partner',
  'no-header',
  'no-footer',
];
export const EVENTS: Record<keyof MuseumEventMap, true> = {
  'museum-ready': true,
  'museum-navigate': true,
  'museum-cart-change': true,
  'museum-begin-checkout': true,
  'museum-purchase': true,
  'museum-language': true,
  'museum-error': true,
  'museum-analytics': true,
};
export const ERROR_CODES: Record<ErrorCode, true> = {
  'missing-api': true,
  'invalid-address': true,
  'other-site': true,
  'base-mismatch': true,
  'invalid-date': true,
  'invalid-language': true,
  'invalid-value': true,
  'conflicting-shop': true,
  'conflicting-language': true,
  'switched-off': true,
  'missing-embed': true,
  'http-error': true,
  'network-error': true,
  timeout: true,
  aborted: true,
  'invalid-response': true,
  'incomplete-data': true,
  'insecure-connection': true,
  'start-error': true,
  'load-error': true,
  'render-error': true,
};
export const SCRIPT_ERROR_CODES: Record<ScriptErrorCode, true> = {
  'invalid-argument': true,
  'unknown-item': true,
  'sold-out': true,
  'switched-off': true,
  unavailable: true,
  'missing-embed': true,
};
/** The effect of each custom property: a selector, the style that changes there, and the computed value in the test. */
export const PROPERTIES: Record<string, [node: string, style: string, value: string]> = {
  '--museum-font': ['p', 'font-family', 'monospace'],
  '--museum-heading-font': ['h2', 'font-family', 'fantasy'],
  '--museum-font-size': ['.museum', 'font-size', '21px'],
  '--museum-text': ['h2', 'color', 'rgb(1, 2, 3)'],
  '--museum-surface': ['.museum', 'background-color', 'rgb(9, 8, 7)'],
  '--museum-accent': ['.button.primary', 'background-color', 'rgb(250, 0, 250)'],
  '--museum-on-accent': ['.button.primary', 'color', 'rgb(4, 5, 6)'],
  '--museum-border-color': ['.lines > li', 'border-block-end-color', 'rgb(7, 8, 9)'],
  '--museum-radius': ['.button', 'border-top-left-radius', '11px'],
  '--museum-spacing-unit': ['.stack:not(.wide)', 'row-gap', '26px'],
  '--museum-scroll-margin': ['h2', 'scroll-margin-block-start', '113px'],
};
export const PARTS = [
  'heading',
  'button',
  'button-primary',
  'button-secondary',
  'button-plain',
  'card',
  'picture',
  'price',
  'field',
  'input',
  'choice',
  'calendar',
  'day',
  'chosen',
  'stepper',
  'total',
  'message',
  'progress',
  'dialog',
  'toast',
  'count',
  'header',
  'footer',
];

/** Tested by the columns of a list, unlike the other custom properties. */
export const CARD_MIN_WIDTH = '--museum-card-min-width';
export const PROPERTY_NAMES = [...Object.keys(PROPERTIES), CARD_MIN_WIDTH];

/** Values to set for custom properties whose computed value differs. */
export const WRITTEN: Record<string, string> = {
  '--museum-spacing-unit': '13px',
  '--museum-scroll-margin': '100px',
};
