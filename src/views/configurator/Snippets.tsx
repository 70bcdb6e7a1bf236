import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { Choice } from '../../core/embed/choice.ts';
import type { Sayable } from '../../core/embed/elements.ts';
import { LOADER, preloadLines } from '../../core/embed/release.ts';
import { type Places, scriptLine } from '../../core/embed/script.ts';
import { snippetsOf } from '../../core/embed/snippets.ts';
import { offers as store, type PinnedRelease } from '../../core/embed/store.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';
import { Message } from '../parts/Message.tsx';
import { ELEMENT_NAMES } from './names.ts';
import { Snippet } from './Snippet.tsx';
import type { SectionProps } from './WhatSection.tsx';

/** Release that the configurator belongs to, and its addresses. */
export type Release = {
  places: Places;
  version: string;
  page: string;
  /** Address of the page that shows a single embed. */
  preview: string;
};

/** Returns the default text of the fallback link: the name of the chosen item, else of the embed. */
function useFallbackText({ element, item }: Choice): string {
  const { i18n } = useLingui();
  const { offers } = useSnapshot(store);
  const chosen = offers.is === 'ready' ? offers.value.items.find(({ id }) => id === item) : null;
  return chosen?.name ?? i18n._(ELEMENT_NAMES[element]);
}

/** Optional snippets for a pinned release: an import map with a hash for each file, and preload links. */
function Pinned({
  release,
  place,
  choice,
}: {
  release: PinnedRelease;
  place: string;
  choice: Choice;
}) {
  const { t } = useLingui();
  const { importMap, policyHash } = release;
  return (
    <>
      <Snippet title={t`Check every file`} code={`<script type="importmap">${importMap}</script>`}>
        <p className="small">
          <Trans>
            Put this before every other script of the page. The browser then checks each file of
            this release by its hash, and not only the first.
          </Trans>
        </p>
        {policyHash && (
          <p className="small">
            <Trans>
              If the page has a security policy, add <code>{policyHash}</code> to its script-src.
            </Trans>
          </p>
        )}
      </Snippet>
      <Snippet title={t`Load sooner`} code={preloadLines(release, place, choice)}>
        <p className="small">
          <Trans>Put this into the head of pages that show this embed.</Trans>
        </p>
      </Snippet>
    </>
  );
}

/** The script tag that a page needs once, for the newest or a pinned release. */
function Script({ choice, onChange, release }: SectionProps & { release: Release }) {
  const { t } = useLingui();
  const { release: own } = useSnapshot(store);
  const pinned = own.is === 'ready' ? own.value : undefined;
  const { version, places } = release;
  const line = scriptLine(choice, places, release.page, pinned?.hashes[LOADER]);
  return (
    <>
      <ChoiceGroup
        legend={t`Release`}
        name="release"
        layout="rows"
        value={choice.release}
        onChange={(next) => onChange({ ...choice, release: next })}
        options={[
          { value: '', label: t`Always the newest`, note: t`Stays up to date` },
          {
            value: 'pinned',
            label: t`Only ${version}`,
            note: t`Checked by its hash, never changes`,
          },
        ]}
      />
      {line ? (
        <Snippet title={t`Once in the page`} code={line}>
          <p className="small">
            <Trans>
              Into the head of every page with tickets, or into the template of the site.
            </Trans>
          </p>
        </Snippet>
      ) : (
        <Message kind="warning">
          {own.is === 'ready' ? (
            <Trans>The hash of this release is not beside this page: it cannot be pinned.</Trans>
          ) : (
            <Trans>Loading …</Trans>
          )}
        </Message>
      )}
      {pinned && choice.release === 'pinned' && (
        <Pinned release={pinned} place={places.pinned} choice={choice} />
      )}
    </>
  );
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

/** Shows everything to copy: the script, the forms of the embed, and the style rule for its colour. */
export function Snippets({ choice, onChange, release }: SectionProps & { release: Release }) {
  const { t } = useLingui();
  const text = useFallbackText(choice);
  const { tag, div, link, style } = snippetsOf(choice, release.page, text);
  const linkOrigin = link?.origin;
  return (
    <section className="stack wide">
      <h2>
        <Trans>Copy into your page</Trans>
      </h2>
      <Script choice={choice} onChange={onChange} release={release} />
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
      {link && (
        <>
          <Snippet title={t`Marked link`} code={link.code}>
            <p className="small">
              <Trans>Where nothing but links survives. It is its own fallback.</Trans>
            </p>
            <LeftOut leavesOut={link.leavesOut} />
            {linkOrigin && (
              <p className="small">
                <Trans>
                  It only works on pages of {linkOrigin}; elsewhere, let the link lead to the site
                  of that page or to that of the back end.
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
      )}
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
