import { Trans, useLingui } from '@lingui/react/macro';
import type { Sayable } from '../../core/embed/elements.ts';
import { CHOICE_LABELS } from './names.ts';

/** Lists the chosen settings that a form of the embed cannot express, and the only site on which it works. */
export function LeftOut({
  leavesOut,
  origin: linkOrigin,
}: {
  leavesOut: readonly Sayable[];
  origin?: string | undefined;
}) {
  const { i18n } = useLingui();
  const names = leavesOut.map((what) => i18n._(CHOICE_LABELS[what])).join(', ');
  return (
    <>
      {names && (
        <p className="small">
          <Trans>Not possible this way: {names}.</Trans>
        </p>
      )}
      {linkOrigin && (
        <p className="small">
          <Trans>
            It only works on pages of {linkOrigin}. On other sites, link to a page of that site or
            of the back end’s site.
          </Trans>
        </p>
      )}
    </>
  );
}
