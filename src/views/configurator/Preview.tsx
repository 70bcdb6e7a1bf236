import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { answerPreview } from '../../core/embed/relay.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';
import { Message } from '../parts/Message.tsx';

const WIDTHS = ['phone', 'column', 'full'] as const;

/** Time after which a preview that has loaded but not started cannot run here, in milliseconds. */
const PATIENCE_MS = 10_000;

type Shown = {
  /** Address of the page in the frame. */
  address: string;
  /** Address of the back end that it shows. */
  api: string;
};

/** A frame with an opaque origin: it has no storage and no saved passwords, and gets all answers from this page. */
function Frame({ address, api, width }: Shown & { width: string }) {
  const { t } = useLingui();
  const end = useRef<() => void>(undefined);
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => () => end.current?.(), []);
  const begin = (frame: Window): void => {
    // only the first page of the frame is the preview; a link could lead elsewhere
    if (end.current) return;
    const timer = setTimeout(() => setIsSilent(true), PATIENCE_MS);
    const stop = answerPreview(frame, api, () => {
      clearTimeout(timer);
      setIsSilent(false);
    });
    end.current = () => {
      clearTimeout(timer);
      stop();
    };
  };
  return (
    <>
      {isSilent && (
        <Message kind="warning">
          <Trans>
            The preview cannot start because the server of this page does not send its scripts to
            other origins (Access-Control-Allow-Origin: *). The code you copy will still work.
          </Trans>
        </Message>
      )}
      <iframe
        className={`preview ${width}`}
        src={address}
        sandbox="allow-scripts"
        title={t`Preview`}
        loading="lazy"
        onLoad={({ currentTarget }) => begin(currentTarget.contentWindow!)}
      />
    </>
  );
}

/** Shows the chosen embed in a frame, which reloads with each choice, as in a page that loads it. */
export function Preview({ shown }: { shown: Shown | undefined }) {
  const { t } = useLingui();
  const [width, setWidth] = useState<string>('full');
  const names = { phone: t`Phone`, column: t`Column`, full: t`Full width` };
  return (
    <section className="stack">
      <h2>
        <Trans>Preview</Trans>
      </h2>
      {shown ? (
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
          <Frame key={shown.address} {...shown} width={width} />
        </>
      ) : (
        <p className="muted">
          <Trans>The preview appears as soon as the shop is connected.</Trans>
        </p>
      )}
    </section>
  );
}
