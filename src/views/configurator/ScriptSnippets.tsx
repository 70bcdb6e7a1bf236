import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice } from '../../core/embed/choice.ts';
import { preloadLines } from '../../core/embed/release.ts';
import type { PinnedRelease } from '../../core/embed/store.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';
import { Message } from '../parts/Message.tsx';
import { CHOICE_LABELS } from './names.ts';
import { Snippet } from './Snippet.tsx';
import { type Release, useScript } from './useScript.ts';
import type { SectionProps } from './WhatSection.tsx';

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
            Put this before all other scripts on the page. The browser then checks every file of
            this release by its hash, not only the first.
          </Trans>
        </p>
        {policyHash && (
          <p className="small">
            <Trans>
              If the page has a content security policy, add <code>{policyHash}</code> to its
              script-src.
            </Trans>
          </p>
        )}
      </Snippet>
      <Snippet title={t`Faster loading`} code={preloadLines(release, place, choice)}>
        <p className="small">
          <Trans>Put this in the head of pages that show this embed.</Trans>
        </p>
      </Snippet>
    </>
  );
}

/** Explains why there is no script tag of a pinned release. */
export function MissingHash({ isLoading }: { isLoading: boolean }) {
  return (
    <Message kind="warning">
      {isLoading ? (
        <Trans>Loading…</Trans>
      ) : (
        <Trans>
          The file integrity.json of this release is missing on this server, so the release cannot
          be pinned.
        </Trans>
      )}
    </Message>
  );
}

/** The choice of the release, and its script by itself. */
export function ScriptSnippets({ choice, onChange, release }: SectionProps & { release: Release }) {
  const { t, i18n } = useLingui();
  const { line, pinned, isLoading } = useScript(choice, release);
  const { version, places } = release;
  return (
    <>
      <ChoiceGroup
        legend={i18n._(CHOICE_LABELS.release)}
        name="release"
        layout="rows"
        value={choice.release}
        onChange={(next) => onChange({ ...choice, release: next })}
        options={[
          { value: '', label: t`Always the latest`, note: t`Stays up to date` },
          {
            value: 'pinned',
            label: t`Only ${version}`,
            note: t`Checked by its hash, never changes`,
          },
        ]}
      />
      {line ? (
        <Snippet title={t`Once per page`} code={line}>
          <p className="small">
            <Trans>
              Put this in the head of every page with an embed, or in the template of the site.
            </Trans>
          </p>
        </Snippet>
      ) : (
        <MissingHash isLoading={isLoading} />
      )}
      {pinned && choice.release === 'pinned' && (
        <Pinned release={pinned} place={places.pinned} choice={choice} />
      )}
    </>
  );
}
