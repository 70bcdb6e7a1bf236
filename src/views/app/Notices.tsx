import { type ComponentType, lazy, Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadMessages } from '../../core/i18n/catalogs.ts';
import { navigation } from '../../core/navigation/store.ts';
import { type Notice, notices } from '../../core/notices/store.ts';
import { PlaceContext } from './place.ts';

/** Loaded when there is something to tell; where even that fails, the page goes on without it. */
const NoticeMessage = lazy(async (): Promise<{ default: ComponentType<{ notice: Notice }> }> => {
  try {
    const [module] = await Promise.all([import('./NoticeMessage.tsx'), loadMessages('notices')]);
    return { default: module.NoticeMessage };
  } catch {
    return { default: () => null };
  }
});

/** What the shop tells out of turn, in the element used last, or in the first one. */
export function Notices() {
  const key = useContext(PlaceContext);
  const { places, active } = useSnapshot(navigation);
  const { shown } = useSnapshot(notices);
  const first = Object.values(places).find(({ isStage }) => isStage)?.key;
  if (!shown || key !== (active ?? first)) return null;
  return (
    <Suspense>
      <NoticeMessage notice={shown} />
    </Suspense>
  );
}
