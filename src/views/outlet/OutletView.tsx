import { PrefetchContext, usePrefetchHandlers } from '../app/prefetch.ts';
import { Notices } from '../app/Notices.tsx';
import { loadScreen, prepareRoute } from './screens.ts';
import { Screens } from './Screens.tsx';
import { submitInSandbox } from '../app/submitInSandbox.ts';
import { retryImport } from '../../core/async/retryImport.ts';

/** Submits forms that the browser would not submit, and keeps the focus when the focused element is removed. */
function watch(container: HTMLElement | null): void {
  if (!container) return;
  submitInSandbox(container);
  container.addEventListener('focusin', (event) => {
    // a heading focused after a navigation is not removed
    if ((event.target as HTMLElement).tabIndex < 0) return;
    const around = event.composedPath();
    void retryImport(() => import('../app/focusRecovery.ts'))
      .then(({ recoverFocus }) => recoverFocus(container, around))
      .catch(() => undefined); // works without it
  });
}

/** Renders the screens of an outlet, with its notices. */
export function OutletView() {
  const pointing = usePrefetchHandlers(prepareRoute);
  return (
    <PrefetchContext value={loadScreen}>
      <div className="stack wide" ref={watch} {...pointing}>
        <Notices />
        <Screens />
      </div>
    </PrefetchContext>
  );
}
