import { useSnapshot } from 'valtio/react';
import { traffic } from '../../core/async/traffic.ts';

/** A ring that turns while the server is busy; for the eye alone, since each screen tells what it waits for. */
export function Busy() {
  const isBusy = useSnapshot(traffic).underWay > 0;
  return isBusy ? <div className="busy" aria-hidden="true" /> : null;
}
