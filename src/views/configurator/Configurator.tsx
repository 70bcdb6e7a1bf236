import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { config } from '../../core/config/store.ts';
import { loadOffers, openShopAt } from '../../core/embed/actions.ts';
import { type Choice, choiceIn, queryFor } from '../../core/embed/choice.ts';
import { language } from '../../core/page/language.ts';
import { type Lang, LANGUAGES } from '../../core/i18n/languages.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { Check, type Checked, type Where } from './Check.tsx';
import { FallbackSection } from './FallbackSection.tsx';
import { LooksSection } from './LooksSection.tsx';
import { ownNameOf } from './names.ts';
import { Preview } from './Preview.tsx';
import type { Release } from './ScriptSnippets.tsx';
import { ShopSection } from './ShopSection.tsx';
import { Snippets } from './Snippets.tsx';
import { WhatSection } from './WhatSection.tsx';

export type ConfiguratorProps = {
  /** Choice from the address of the page. */
  first: Choice;
  release: Release;
  /** Called with each new choice, so that the page can keep it in its address. */
  onChoose: (choice: Choice) => void;
  /** Checks a back end and a page. */
  onCheck: (where: Where) => Promise<Checked>;
  /** Called when the editor chooses another language for this page. */
  onLanguage: (lang: Lang) => void;
};

/** Loads the shop of a choice, and what it offers. Returns whether the shop is ready. */
function useShop({ api, shop, element, lang: ofEmbed }: Choice, lang: Lang): boolean {
  const isReady = useSnapshot(config).shop.is === 'ready';
  useEffect(() => {
    if (api) void openShopAt(api, shop || '1');
  }, [api, shop]);
  useEffect(() => {
    if (isReady) void loadOffers(element, [ofEmbed, lang]);
  }, [isReady, api, shop, element, ofEmbed, lang]);
  return isReady;
}

/** Title of the page, its language, and what it is for. */
function PageHead({
  title,
  lang,
  onLanguage,
}: { title: string; lang: Lang } & Pick<ConfiguratorProps, 'onLanguage'>) {
  const { t } = useLingui();
  return (
    <>
      <header className="row spread">
        <h1 className="title">{title}</h1>
        <SelectField
          label={t`Language of this page`}
          name="hl"
          value={lang}
          options={LANGUAGES.map((each) => ({ value: each, label: ownNameOf(each) }))}
          onChange={(next) => onLanguage(next as Lang)}
        />
      </header>
      <p>
        <Trans>
          Choose what to show, look at it, and copy the lines into your page. The address of this
          page holds your choice, so that you can come back to it or send it to somebody.
        </Trans>
      </p>
    </>
  );
}

/** Lets editors choose an embed, shows it, and returns the code to copy. */
export function Configurator(props: ConfiguratorProps) {
  const { first, release, onChoose, onLanguage, onCheck } = props;
  const { t } = useLingui();
  const title = t`Put the shop into a page`;
  const [choice, setChoice] = useState(first);
  const [checks, setChecks] = useState(0);
  const { lang } = useSnapshot(language);
  const isConnected = useShop(choice, lang);
  const choose = (next: Choice): void => {
    setChoice(next);
    onChoose(next);
  };
  useEffect(() => {
    document.title = title;
  }, [title]);
  // drops values that are incomplete or invalid
  const counts = choiceIn(new URLSearchParams(queryFor(choice)));
  const shown = queryFor({ ...counts, fallback: '', text: '', release: '' });
  return (
    <main className="configurator stack wide">
      <PageHead title={title} lang={lang} onLanguage={onLanguage} />
      <div className="workbench">
        <div className="stack wide">
          <ShopSection
            known={choice}
            onConnect={(connection) => choose({ ...choice, ...connection })}
            onFindOut={() => setChecks(checks + 1)}
          />
          {isConnected && (
            <>
              <WhatSection choice={choice} onChange={choose} />
              <LooksSection choice={choice} onChange={choose} />
              <FallbackSection choice={choice} onChange={choose} />
            </>
          )}
        </div>
        <div className="stack wide">
          <Preview
            address={isConnected ? `${release.preview}?${shown}&page-lang=${lang}` : undefined}
          />
          {isConnected && <Snippets choice={counts} onChange={choose} release={release} />}
          <Check api={counts.api} shop={counts.shop || '1'} start={checks} onCheck={onCheck} />
        </div>
      </div>
    </main>
  );
}
