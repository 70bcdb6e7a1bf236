import { AheadContext, usePointing } from '../app/ahead.ts';
import { Notices } from '../app/Notices.tsx';
import { loadScreen, prepareRoute } from './screens.ts';
import { Screens } from './Screens.tsx';
import { sendAnyway } from '../app/sendAnyway.ts';
import { retryImport } from '../../core/async/retryImport.ts';

/** Submits forms that the browser would not submit, and keeps the focus when the focused element is removed. */
function watch(stage: HTMLElement | null): void {
  if (!stage) return;
  sendAnyway(stage);
  stage.addEventListener('focusin', (event) => {
    // a heading focused on arrival is not removed
    if ((event.target as HTMLElement).tabIndex < 0) return;
    const around = event.composedPath();
    const keep = retryImport(() => import('../app/keepFocus.ts'));
    void keep.then(({ keepFocus }) => keepFocus(stage, around)).catch(() => undefined); // works without it
  });
}

/** Renders the screens of an outlet, with its notices. */
export function Stage() {
  const pointing = usePointing(prepareRoute);
  return (
    <AheadContext value={loadScreen}>
      <div className="stack wide" ref={watch} {...pointing}>
        <Notices />
        <Screens />
      </div>
    </AheadContext>
  );
}
