import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snippets } from '../../core/embed/snippets.ts';
import { LeftOut } from './LeftOut.tsx';
import { ScriptSnippets } from './ScriptSnippets.tsx';
import { Snippet } from './Snippet.tsx';
import type { Release } from './useScript.ts';
import type { SectionProps } from './WhatSection.tsx';

function LinkSnippets({ link }: { link: NonNullable<Snippets['link']> }) {
  const { t } = useLingui();
  return (
    <>
      <Snippet title={t`Marked link`} code={link.code}>
        <p className="small">
          <Trans>Use this where only links are kept. The link is its own fallback.</Trans>
        </p>
        <LeftOut leavesOut={link.leavesOut} origin={link.origin} />
      </Snippet>
      <Snippet title={t`Address of the marked link`} code={link.address}>
        <p className="small">
          <Trans>For your editor’s link button, which asks for an address.</Trans>
        </p>
      </Snippet>
    </>
  );
}

type OtherFormsProps = SectionProps & { snippets: Snippets; release: Release };

/** All forms of the embed one by one, and the script by itself, for those who know which one they need. */
export function OtherForms(props: OtherFormsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Trans>Other ways to add it, and the script on its own</Trans>
      </summary>
      {isOpen && <Forms {...props} />}
    </details>
  );
}

function Forms({ snippets, ...props }: OtherFormsProps) {
  const { t } = useLingui();
  const { tag, div, link } = snippets;
  return (
    <div className="stack wide">
      <ScriptSnippets {...props} />
      <Snippet title={t`Tag`} code={tag}>
        <p className="small">
          <Trans>Use this where you can write HTML. Every setting is supported.</Trans>
        </p>
        {!div && (
          <p className="small">
            <Trans>
              The whole shop can only be added this way. If the CMS removes the tag, embed the areas
              one by one.
            </Trans>
          </p>
        )}
      </Snippet>
      {div && (
        <Snippet title={t`Marked div`} code={div.code}>
          <p className="small">
            <Trans>Use this where the CMS removes unknown tags.</Trans>
          </p>
          <LeftOut leavesOut={div.leavesOut} />
        </Snippet>
      )}
      {link && <LinkSnippets link={link} />}
    </div>
  );
}
