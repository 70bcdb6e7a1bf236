import { useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { language } from '../../core/page/language.ts';
import { navigation } from '../../core/navigation/store.ts';
import { traffic } from '../../core/async/traffic.ts';
import { OutletContext } from '../app/outlet.ts';
import { SizeContext } from '../app/useSize.ts';

/** Shows the state of the shop to its developers; not part of a release. */
export function Debug() {
  const outlet = useSnapshot(navigation).outlets[useContext(OutletContext)];
  const { underWay } = useSnapshot(traffic);
  const size = useContext(SizeContext);
  return <pre className="small">{JSON.stringify({ ...outlet, ...language, size, underWay })}</pre>;
}
