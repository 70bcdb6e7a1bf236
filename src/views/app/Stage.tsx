import { AheadContext, usePointing } from './ahead.ts';
import { Notices } from './Notices.tsx';
import { loadScreen, prepareRoute } from './screens.ts';
import { Screens } from './Screens.tsx';

/** What the visitor has stepped on is watched, so that the focus is not lost with it. */
function watchFocus(stage: HTMLElement | null): void {
  stage?.addEventListener('focusin', (event) => {
    // a heading that is arrived at stays
    if ((event.target as HTMLElement).tabIndex < 0) return;
    const around = event.composedPath();
    const keep = import('./keepFocus.ts').then(({ keepFocus }) => keepFocus(stage, around));
    void keep.catch(() => undefined); // it goes without
  });
}

/** An element in which screens open. */
export function Stage() {
  const pointing = usePointing(prepareRoute);
  return (
    <AheadContext value={loadScreen}>
      <div className="stack wide" ref={watchFocus} {...pointing}>
        <Notices />
        <Screens />
      </div>
    </AheadContext>
  );
}
