import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';

const WIDTHS = ['phone', 'column', 'full'] as const;

/** What was chosen, in a page of its own: it comes alive anew with each choice, as on a page that is loaded. */
export function Preview({ address }: { address: string | undefined }) {
  const { t } = useLingui();
  const [width, setWidth] = useState<string>('full');
  const names = { phone: t`Phone`, column: t`Column`, full: t`Full width` };
  return (
    <section className="stack">
      <h2>
        <Trans>Preview</Trans>
      </h2>
      {address ? (
        <>
          <ChoiceGroup
            legend={t`Width`}
            name="width"
            layout="words"
            value={width}
            onChange={setWidth}
            options={WIDTHS.map((each) => ({ value: each, label: names[each] }))}
          />
          {/* a frame of its own for each address: one that went on to another would add steps to the history */}
          <iframe
            key={address}
            className={`preview ${width}`}
            src={address}
            title={t`Preview`}
            loading="lazy"
          />
        </>
      ) : (
        <p className="muted">
          <Trans>It appears as soon as the shop is connected.</Trans>
        </p>
      )}
    </section>
  );
}
