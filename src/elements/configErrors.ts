import { config } from '../core/config/store.ts';
import { language } from '../core/page/language.ts';
import { languageOf } from '../core/i18n/languages.ts';
import type { StartOptions } from '../core/app/boot.ts';
import type { ConfigError, Written } from './attributes.ts';

type Settings = {
  written: Written;
  errors: readonly ConfigError[];
  startOptions: StartOptions | undefined;
};

/**
 * Returns all configuration errors of an element: in its attributes, in settings that contradict those of an earlier
 * element, in what the back end sends, and in `switchedOff`, its area if the shop has switched it off.
 */
export function configErrorsOf(
  { written, errors, startOptions }: Settings,
  switchedOff: string | undefined,
): ConfigError[] {
  const { page, shop } = config;
  const all = [...errors];
  if (startOptions) {
    for (const attribute of ['api', 'shop'] as const) {
      const value = startOptions[attribute];
      if (page && page[attribute] !== value) all.push({ is: 'conflicting-shop', attribute, value });
    }
    const { lang: value } = written;
    if (value && shop.is === 'ready' && languageOf(value) !== language.own) {
      all.push({ is: 'conflicting-language', attribute: 'lang', value });
    }
  } else if (!errors.some((error) => 'attribute' in error && error.attribute === 'api')) {
    all.push({ is: 'missing-api', attribute: 'api' });
  }
  if (config.stopped) all.push(config.stopped);
  if (switchedOff) all.push({ is: 'switched-off', area: switchedOff });
  return all;
}
