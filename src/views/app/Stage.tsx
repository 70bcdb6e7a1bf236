import { Notices } from './Notices.tsx';
import { Screens } from './Screens.tsx';

/** An element in which screens open. */
export function Stage() {
  return (
    <div className="stack">
      <Notices />
      <Screens />
    </div>
  );
}
