import { AheadContext, usePointing } from './ahead.ts';
import { Notices } from './Notices.tsx';
import { loadScreen, prepareRoute } from './screens.ts';
import { Screens } from './Screens.tsx';

/** An element in which screens open. */
export function Stage() {
  const pointing = usePointing(prepareRoute);
  return (
    <AheadContext value={loadScreen}>
      <div className="stack wide" {...pointing}>
        <Notices />
        <Screens />
      </div>
    </AheadContext>
  );
}
