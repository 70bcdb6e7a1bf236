import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { navigation } from '../../core/navigation/store.ts';
import { notices } from '../../core/notices/store.ts';
import { toasts } from '../../core/toasts/store.ts';
import { PlaceContext } from './place.ts';
import { quietly } from './quietly.ts';

const NoticeMessage = quietly(async () => (await import('./NoticeMessage.tsx')).NoticeMessage);
const ToastMessage = quietly(async () => (await import('./ToastMessage.tsx')).ToastMessage);

/** What the shop tells out of turn, in the element used last, or in the first one. */
export function Notices() {
  const key = useContext(PlaceContext);
  const { places, active } = useSnapshot(navigation);
  const notice = useSnapshot(notices).shown;
  const toast = useSnapshot(toasts).shown;
  const first = Object.values(places).find(({ isStage }) => isStage)?.key;
  if ((!notice && !toast) || key !== (active ?? first)) return null;
  return (
    <Suspense>
      {notice && <NoticeMessage notice={notice} />}
      {toast && <ToastMessage key={toast.count} code={toast.code} />}
    </Suspense>
  );
}
