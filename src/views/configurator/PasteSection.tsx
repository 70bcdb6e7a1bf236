import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { Choice } from '../../core/embed/choice.ts';
import { styleRule } from '../../core/embed/colours.ts';
import {
  type Destination,
  needsHtml,
  type PasteForm,
  pasteFormOf,
} from '../../core/embed/destinations.ts';
import type { ElementName } from '../../core/embed/elements.ts';
import { isOfTheWeb, siteOf } from '../../core/embed/fallback.ts';
import { type Snippets, snippetsOf } from '../../core/embed/snippets.ts';
import { offers as store } from '../../core/embed/store.ts';
import { Message } from '../parts/Message.tsx';
import { ADVICE, BOX_TITLES, LINK_ADVICE } from './advice.ts';
import { LeftOut } from './LeftOut.tsx';
import { CHOICE_LABELS, ELEMENT_NAMES } from './names.ts';
import { OtherForms } from './OtherForms.tsx';
import { MissingHash } from './ScriptSnippets.tsx';
import { Snippet } from './Snippet.tsx';
import { type Release, useScript } from './useScript.ts';
import type { SectionProps } from './WhatSection.tsx';

/** Names of embeds for visitors, which differ from those for editors. */
const VISITORS_NAMES: Partial<Record<ElementName, MessageDescriptor>> = {
  'cart-button': msg`Basket`,
  shop: msg`Online shop`,
};

/** Returns the default text of the fallback link: the name of the chosen item, else of the embed. */
function useFallbackText({ element, item }: Choice): string {
  const { i18n } = useLingui();
  const { offers } = useSnapshot(store);
  const chosen = offers.is === 'ready' ? offers.value.items.find(({ id }) => id === item) : null;
  return chosen?.name ?? i18n._(VISITORS_NAMES[element] ?? ELEMENT_NAMES[element]);
}

/** Returns what to paste; `undefined` while the script is unknown. */
function codeOf(
  form: PasteForm,
  { tag, link, shortcode, npm }: Snippets,
  script: string | undefined,
): string | undefined {
  switch (form) {
    case 'shortcode':
      return shortcode;
    case 'npm':
      return npm;
    case 'link':
      return link?.address;
    case 'html':
      return script && `${script}\n${tag}`;
  }
}

/** Warns that the link leads to the back end's own site. */
function TargetNote({ choice, page }: { choice: Choice; page: string }) {
  const { i18n } = useLingui();
  const isLink = pasteFormOf(choice) === 'link';
  const isPage = isOfTheWeb(choice.fallback);
  if (choice.to === 'wordpress-plugin' || isPage || (choice.fallback && !isLink)) return null;
  const address = siteOf(choice.api, page);
  const field = i18n._(CHOICE_LABELS.fallback);
  return (
    <Message kind="warning">
      <Trans>
        “{field}” is empty, so the link goes to the back end’s own site: {address}
      </Trans>
    </Message>
  );
}

/** Visitors cannot pay in the frame in which Wix shows code. */
const WixNote = ({ choice }: { choice: Choice }) => (
  <p>
    {needsHtml(choice) ? (
      <Trans>This part of the shop is not available on Wix. Choose another part.</Trans>
    ) : (
      <Trans>
        Wix shows code in a frame, where visitors cannot pay: answer “No” to the question about
        HTML.
      </Trans>
    )}
  </p>
);

type BoxProps = { choice: Choice; snippets: Snippets; release: Release };

/** The one box to paste, and where it goes. */
function Box({ choice, snippets, release }: BoxProps) {
  const { t, i18n } = useLingui();
  const { line, isLoading } = useScript(choice, release);
  const form = pasteFormOf(choice);
  const { link } = snippets;
  const isLink = form === 'link' && link;
  const code = codeOf(form, snippets, line);
  if (!code || (isLink && !line)) return <MissingHash isLoading={isLoading} />;
  return (
    <>
      <Snippet
        title={i18n._(BOX_TITLES[form])}
        code={code}
        {...(isLink && { rich: link.code })}
        isMain
      >
        {needsHtml(choice) && (
          <p>
            <Trans>
              This part of the shop needs HTML. Ask your site administrator to paste the lines.
            </Trans>
          </p>
        )}
        <p>{i18n._(isLink ? LINK_ADVICE : ADVICE[choice.to as Destination])}</p>
        {form === 'html' && choice.to === 'site-builder' && <WixNote choice={choice} />}
        {isLink && <LeftOut leavesOut={link.leavesOut} origin={link.origin} />}
      </Snippet>
      {form === 'html' && (
        <p className="muted small">
          <Trans>A page needs the script only once, even if it has several embeds.</Trans>
        </p>
      )}
      {isLink && line && (
        <Snippet title={t`For the administrator`} code={line}>
          <p>
            <Trans>
              The site administrator adds this script once to the head of the site’s pages. Without
              it, the link is only a link.
            </Trans>
          </p>
        </Snippet>
      )}
      <TargetNote choice={choice} page={release.page} />
    </>
  );
}

/** Shows what to copy, for the chosen destination. `lang` is the language of the texts before the shop. */
export function PasteSection(props: SectionProps & { release: Release; lang: string }) {
  const { choice, onChange, release, lang } = props;
  const { t } = useLingui();
  const text = useFallbackText(choice);
  const snippets = snippetsOf(choice, { page: release.page, lang }, text);
  const style = styleRule(choice);
  return (
    <section className="stack">
      <h2 tabIndex={-1}>
        <Trans>Copy this into your page</Trans>
      </h2>
      {choice.to ? (
        <Box choice={choice} snippets={snippets} release={release} />
      ) : (
        <p className="muted">
          <Trans>The code appears here once you have chosen where it goes.</Trans>
        </p>
      )}
      {style && (
        <Snippet title={t`Colours`} code={style}>
          <p>
            <Trans>
              Add this once to your site’s style sheet, such as “Additional CSS”. Every content
              security policy allows colours there.
            </Trans>
          </p>
        </Snippet>
      )}
      <OtherForms choice={choice} onChange={onChange} release={release} snippets={snippets} />
    </section>
  );
}
