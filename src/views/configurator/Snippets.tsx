import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { Choice } from '../../core/embed/choice.ts';
import type { Sayable } from '../../core/embed/elements.ts';
import { snippetsOf } from '../../core/embed/snippets.ts';
import { offers as store } from '../../core/embed/store.ts';
import { ELEMENT_NAMES } from './names.ts';
import { type Release, ScriptSnippets } from './ScriptSnippets.tsx';
import { Snippet } from './Snippet.tsx';
import type { SectionProps } from './WhatSection.tsx';

/** Returns the default text of the fallback link: the name of the chosen item, else of the embed. */
function useFallbackText({ element, item }: Choice): string {
  const { i18n } = useLingui();
  const { offers } = useSnapshot(store);
  const chosen = offers.is === 'ready' ? offers.value.items.find(({ id }) => id === item) : null;
  return chosen?.name ?? i18n._(ELEMENT_NAMES[element]);
}

/** Lists the chosen settings that a form of the embed cannot express. */
function LeftOut({ leavesOut }: { leavesOut: readonly Sayable[] }) {
  const names = leavesOut.join(', ');
  if (!names) return null;
  return (
    <p className="small">
      <Trans>This form leaves out: {names}.</Trans>
    </p>
  );
}

function LinkSnippets({ link }: { link: NonNullable<ReturnType<typeof snippetsOf>['link']> }) {
  const { t } = useLingui();
  const linkOrigin = link.origin;
  return (
    <>
      <Snippet title={t`Marked link`} code={link.code}>
        <p className="small">
          <Trans>Where nothing but links survives. It is its own fallback.</Trans>
        </p>
        <LeftOut leavesOut={link.leavesOut} />
        {linkOrigin && (
          <p className="small">
            <Trans>
              It only works on pages of {linkOrigin}; elsewhere, let the link lead to the site of
              that page or to that of the back end.
            </Trans>
          </p>
        )}
      </Snippet>
      <Snippet title={t`Address of the marked link`} code={link.address}>
        <p className="small">
          <Trans>For the link button of your editor, which asks for an address.</Trans>
        </p>
      </Snippet>
    </>
  );
}

/** Shows everything to copy: the script, the forms of the embed, and the style rule for its colour. */
export function Snippets({ choice, onChange, release }: SectionProps & { release: Release }) {
  const { t } = useLingui();
  const text = useFallbackText(choice);
  const { tag, div, link, style } = snippetsOf(choice, release.page, text);
  return (
    <section className="stack wide">
      <h2>
        <Trans>Copy into your page</Trans>
      </h2>
      <ScriptSnippets choice={choice} onChange={onChange} release={release} />
      <Snippet title={t`Tag`} code={tag}>
        <p className="small">
          <Trans>Where you may write HTML. It takes every setting.</Trans>
        </p>
        {!div && (
          <p className="small">
            <Trans>
              The whole shop needs this form. Where the CMS removes the tag, embed the areas one by
              one.
            </Trans>
          </p>
        )}
      </Snippet>
      {div && (
        <Snippet title={t`Marked div`} code={div.code}>
          <p className="small">
            <Trans>Where the CMS removes tags that it does not know.</Trans>
          </p>
          <LeftOut leavesOut={div.leavesOut} />
        </Snippet>
      )}
      {link && <LinkSnippets link={link} />}
      {style && (
        <Snippet title={t`Colour`} code={style}>
          <p className="small">
            <Trans>Once in the style sheet of your site.</Trans>
          </p>
        </Snippet>
      )}
    </section>
  );
}
