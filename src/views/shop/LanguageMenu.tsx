import { useLingui } from '@lingui/react/macro';
import { shopConfig } from '../../core/config/store.ts';
import { language } from '../../core/page/language.ts';
import { addressWith } from '../../core/navigation/address.ts';
import { useHref } from '../app/outlet.ts';
import { Disclosure } from './Disclosure.tsx';

/** Links to the same screen in the other languages, which reload the page. The cart is kept. */
export function LanguageMenu() {
  const { t } = useLingui();
  const href = useHref();
  const { languages, languagesFull } = shopConfig();
  if (languages.length < 2) return null;
  const nameOf = (lang: (typeof languages)[number]): string => languagesFull[lang] ?? lang;
  const name = nameOf(language.lang);
  return (
    <Disclosure
      label={
        <>
          <span className="language">{language.lang}</span>{' '}
          <span className="visually-hidden">{t`Language: ${name}`}</span>
        </>
      }
    >
      {languages.map((lang) => (
        <li key={lang}>
          <a
            href={addressWith(href, lang)}
            lang={lang}
            hrefLang={lang}
            aria-current={lang === language.lang || undefined}
          >
            {nameOf(lang)}
          </a>
        </li>
      ))}
    </Disclosure>
  );
}
