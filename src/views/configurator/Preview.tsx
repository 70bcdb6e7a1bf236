import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';

const WIDTHS = ['phone', 'column', 'full'] as const;

/** Shows the chosen embed in a frame, which reloads with each choice, as in a page that loads it. */
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
          {/* a new frame for each address: navigating an existing one would add history entries */}
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
