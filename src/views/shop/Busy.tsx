import { useSnapshot } from 'valtio/react';
import { traffic } from '../../core/async/traffic.ts';

/** Spinner while requests are running; hidden from screen readers, because each screen announces its own loading state. */
export function Busy() {
  const isBusy = useSnapshot(traffic).underWay > 0;
  return isBusy ? <div className="busy" aria-hidden="true" /> : null;
}
