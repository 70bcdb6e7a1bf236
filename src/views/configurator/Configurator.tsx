import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { config } from '../../core/config/store.ts';
import { loadOffers, openShopAt } from '../../core/embed/actions.ts';
import { type Choice, choiceIn, queryFor, type Rejected } from '../../core/embed/choice.ts';
import { languageOfOffers } from '../../core/embed/languages.ts';
import { language } from '../../core/page/language.ts';
import { type Lang, LANGUAGES } from '../../core/i18n/languages.ts';
import { Button } from '../parts/Button.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { Check, type Checked, type Where } from './Check.tsx';
import { DestinationSection } from './DestinationSection.tsx';
import { FallbackSection } from './FallbackSection.tsx';
import { LooksSection } from './LooksSection.tsx';
import { ownNameOf } from './names.ts';
import { PasteSection } from './PasteSection.tsx';
import { Preview } from './Preview.tsx';
import { RejectedNote } from './RejectedNote.tsx';
import { ShopSection } from './ShopSection.tsx';
import type { Release } from './useScript.ts';
import { type SectionProps, WhatSection } from './WhatSection.tsx';

export type ConfiguratorProps = {
  /** Choice from the address of the page. */
  first: Choice;
  /** Values in the address that are no possible choice. */
  rejected: Rejected;
  release: Release;
  /** Called with each new choice, so that the page can keep it in its address. */
  onChoose: (choice: Choice) => void;
  /** Checks a back end and a page. */
  onCheck: (where: Where) => Promise<Checked>;
  /** Called when the editor chooses another language for this page. */
  onLanguage: (lang: Lang) => void;
};

type FieldsProps = SectionProps & {
  rejected: Rejected;
  isConnected: boolean;
  /** Called when the editor wants to know why there is no connection. */
  onFindOut: () => void;
  /** Called when the editor wants to go to what to copy. */
  onJump: () => void;
};

/** Returns what the preview shows, without what it does not depend on. */
function previewOf(choice: Choice, { preview }: Release, lang: Lang) {
  const none = { to: '', html: '', fallback: '', deep: '', text: '', release: '' };
  const query = queryFor({ ...choice, ...none });
  return { address: `${preview}?${query}&page-lang=${lang}`, api: choice.api };
}

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
          Choose what to show, check the preview and copy the lines into your page. The address of
          this page stores your choices, so you can come back or share it.
        </Trans>
      </p>
    </>
  );
}

/** The fields, in the order of the decisions. On phones a button leads past them. */
function Fields({ rejected, isConnected, choice, onChange, onFindOut, onJump }: FieldsProps) {
  return (
    <div className="stack wide">
      <DestinationSection choice={choice} onChange={onChange} />
      <ShopSection
        known={choice}
        rejected={rejected}
        onConnect={(connection) => onChange({ ...choice, ...connection })}
        onFindOut={onFindOut}
      />
      {isConnected && (
        <>
          <WhatSection choice={choice} onChange={onChange} />
          <div className="jump">
            <Button kind="primary" onClick={onJump}>
              <Trans>See what to copy</Trans>
            </Button>
          </div>
          <LooksSection choice={choice} onChange={onChange} />
          {choice.to !== 'wordpress-plugin' && (
            <FallbackSection choice={choice} onChange={onChange} />
          )}
        </>
      )}
    </div>
  );
}

/** Lets editors choose an embed, shows it, and returns the code to copy. */
export function Configurator(props: ConfiguratorProps) {
  const { first, rejected, release, onChoose, onLanguage, onCheck } = props;
  const { t } = useLingui();
  const title = t`Add the shop to a page`;
  const [choice, setChoice] = useState(first);
  const [checks, setChecks] = useState(0);
  const box = useRef<HTMLDivElement>(null);
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
  return (
    <main className="configurator stack wide">
      <PageHead title={title} lang={lang} onLanguage={onLanguage} />
      {choice === first && <RejectedNote rejected={rejected} />}
      <div className="workbench">
        <Fields
          rejected={rejected}
          isConnected={isConnected}
          choice={choice}
          onChange={choose}
          onFindOut={() => setChecks(checks + 1)}
          onJump={() => box.current?.querySelector('h2')?.focus()}
        />
        <div ref={box} className="stack wide">
          {isConnected && (
            <PasteSection
              choice={counts}
              onChange={choose}
              release={release}
              lang={languageOfOffers([counts.lang, lang])}
            />
          )}
          <Preview shown={isConnected ? previewOf(counts, release, lang) : undefined} />
          <Check api={counts.api} shop={counts.shop || '1'} start={checks} onCheck={onCheck} />
        </div>
      </div>
    </main>
  );
}
