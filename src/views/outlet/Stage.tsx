import { AheadContext, usePointing } from '../app/ahead.ts';
import { Notices } from '../app/Notices.tsx';
import { loadScreen, prepareRoute } from './screens.ts';
import { Screens } from './Screens.tsx';
import { sendAnyway } from '../app/sendAnyway.ts';
import { retryImport } from '../../core/async/retryImport.ts';

/** Forms are sent where a browser would not, and the focus is not lost with what the visitor has stepped on. */
function watch(stage: HTMLElement | null): void {
  if (!stage) return;
  sendAnyway(stage);
  stage.addEventListener('focusin', (event) => {
    // a heading that is arrived at stays
    if ((event.target as HTMLElement).tabIndex < 0) return;
    const around = event.composedPath();
    const keep = retryImport(() => import('../app/keepFocus.ts'));
    void keep.then(({ keepFocus }) => keepFocus(stage, around)).catch(() => undefined); // it goes without
  });
}

/** An element in which screens open. */
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
