import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { shopConfig } from '../../core/config/store.ts';
import { content } from '../../core/content/store.ts';
import { navigation } from '../../core/navigation/store.ts';
import { notices, toasts } from '../../core/notices/store.ts';
import { lazyOptional } from './lazyOptional.ts';
import { OutletContext } from './outlet.ts';

const CookieNotice = lazyOptional(async () => (await import('./CookieNotice.tsx')).CookieNotice);
const NoticeMessage = lazyOptional(async () => (await import('./NoticeMessage.tsx')).NoticeMessage);
const ToastMessage = lazyOptional(async () => (await import('./ToastMessage.tsx')).ToastMessage);

/** Shows notices and toasts in the outlet used last, or in the first one; the cookie notice always in the first. */
export function Notices() {
  const key = useContext(OutletContext);
  const { outlets, active } = useSnapshot(navigation);
  const { cookiesAccepted } = useSnapshot(content);
  const notice = useSnapshot(notices).shown;
  const toast = useSnapshot(toasts).shown;
  const first = Object.values(outlets).find(({ hostsScreens }) => hostsScreens)?.key;
  const isTelling = key === (active ?? first);
  return (
    <Suspense>
      {key === first && shopConfig().showCookieDisclaimer && !cookiesAccepted && <CookieNotice />}
      {isTelling && notice && <NoticeMessage notice={notice} />}
      {isTelling && toast && <ToastMessage key={toast.count} code={toast.code} />}
    </Suspense>
  );
}
