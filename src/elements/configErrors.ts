import { announce } from '../core/page/events.ts';
import { config } from '../core/config/store.ts';
import { language } from '../core/page/language.ts';
import { languageOf } from '../core/i18n/languages.ts';
import { shared } from '../core/page/shared.ts';
import type { Beginning } from '../core/app/boot.ts';
import type { ConfigError, Written } from './attributes.ts';

type Settings = {
  written: Written;
  errors: readonly ConfigError[];
  beginning: Beginning | undefined;
};

const reported = shared('mistakes', () => new Set<string>());

/** Returns the settings of an element that contradict those that another element has already set for the page. */
function contradictions(beginning: Beginning, written: Written): ConfigError[] {
  const { page } = config;
  const errors: ConfigError[] = [];
  if (page && page.api !== beginning.api) {
    errors.push({ is: 'otherShop', attribute: 'api', value: beginning.api });
  }
  if (page && page.shop !== beginning.shop) {
    errors.push({ is: 'otherShop', attribute: 'shop', value: beginning.shop });
  }
  if (written.lang && config.shop.is === 'ready' && languageOf(written.lang) !== language.own) {
    errors.push({ is: 'otherLanguage', attribute: 'lang', value: written.lang });
  }
  return errors;
}

/** Returns all configuration errors of an element. `switchedOff` is its area if the shop has switched it off. */
export function configErrorsOf(
  { written, errors, beginning }: Settings,
  switchedOff: string | undefined,
): ConfigError[] {
  const isApiWrong = errors.some((error) => 'attribute' in error && error.attribute === 'api');
  const all = beginning ? [...errors, ...contradictions(beginning, written)] : [...errors];
  if (!beginning && !isApiWrong) all.push({ is: 'missing', attribute: 'api' });
  if (switchedOff) all.push({ is: 'switchedOff', area: switchedOff });
  return all;
}

/** Reports each configuration error once, on the console and as an event for the page's monitoring. */
export function reportConfigErrors(tag: string, errors: readonly ConfigError[]): void {
  for (const error of errors) {
    const { is: code, ...rest } = error;
    const message = `<${tag}>: ${code} ${Object.values(rest).join(' ')}`;
    if (reported.has(message)) continue;
    reported.add(message);
    console.warn(message);
    announce('museum-error', { code, message });
  }
}

/**
 * Returns whether an editor, not a visitor, is looking at the page: on their own computer, in a preview frame, or with
 * `museum-debug` in the page's address.
 */
export function isEditorLooking(page = location.href, isFramed = window.top !== window): boolean {
  const { hostname, searchParams } = new URL(page);
  const isOwnComputer = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return isOwnComputer || isFramed || searchParams.has('museum-debug');
}
