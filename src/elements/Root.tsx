import {
  type ComponentType,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { announce } from '../core/page/events.ts';
import { isAreaOn } from '../core/config/features.ts';
import { activateLanguage } from '../core/app/catalogs.ts';
import { language } from '../core/page/language.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
import { routeInAddress } from '../core/navigation/address.ts';
import type { Routing } from '../core/navigation/store.ts';
import { type Area } from '../core/routes/routes.ts';
import { ErrorBoundary } from '../views/app/ErrorBoundary.tsx';
import { quietly } from '../views/app/quietly.ts';
import { Shop } from '../views/app/Shop.tsx';
import { AdoptContext } from '../views/app/styles.ts';
import { type Mistake, type Written } from './attributes.ts';
import type { ElementProps } from './define.ts';
import { contradictions, isEditorLooking, report } from './mistakes.ts';
import { baseOfPage, beginningOf, settingsOf, WHOLE } from './settings.ts';
import { guessLanguage } from './guess.ts';
import { keepsRoom } from './room.ts';
import { hideSkeleton, showSkeleton } from './skeleton.ts';
import { useNamedPages } from './useNamedPages.ts';
import { useNear } from './useNear.ts';
import { usePlace } from './usePlace.ts';
import { useRoom } from './useRoom.ts';
import { type Lists, type ShopPhase, useShop } from './useShop.ts';

const EditorNotes = quietly(async () => (await import('./EditorNotes.tsx')).EditorNotes);

/** Properties that differ between the elements. */
export type ElementDefinition = {
  area: Area;
  /** Returns the initial route. */
  home: (written: Written) => string;
  /** Whether screens can open in it; they cannot in the cart button. */
  isStage: boolean;
  View: ComponentType<{ isWithoutHeader: boolean; isWithoutFooter: boolean }>;
  /** Starts to load the code of the first screen. */
  preload?: (href: string) => void;
  /** Requests the data of the first screen; called when the client is open. */
  ask?: (href: string) => void;
  /** Functions that load the list of the first screen, by route. */
  lists?: Lists;
};

/** Returns the part of the address that an element uses. A whole shop uses the path if its settings and its page allow it. */
function routingOf(host: HTMLElement, { routing }: Written): Routing {
  if (routing === 'memory') return 'memory';
  return host.localName === WHOLE && baseOfPage() !== undefined ? 'path' : 'hash';
}

function useSettings(host: HTMLElement, attributes: number) {
  return useMemo(() => {
    const { written, mistakes } = settingsOf(host);
    return { written, mistakes, beginning: beginningOf(host, written) };
    // `attributes` stands for the element's attributes: it grows when one changes
    // oxlint-disable-next-line react/exhaustive-deps
  }, [host, attributes]);
}

/** Returns whether to show notes for editors. They are in the shop's language, or in the page's if no shop starts. */
function useNotes(mistakes: readonly Mistake[], hasShop: boolean, phase: ShopPhase): boolean {
  const [canSpeak, setCanSpeak] = useState(false);
  const isWanted = mistakes.length > 0 && isEditorLooking();
  const isDecided = !hasShop || phase !== 'waiting';
  useEffect(() => {
    if (!isWanted || !isDecided) return;
    const ofPage = chooseLanguage([document.documentElement.lang], LANGUAGES);
    const speaking = hasShop ? Promise.resolve() : activateLanguage(ofPage);
    speaking.then(
      () => setCanSpeak(true),
      () => undefined, // the console has the notes, too
    );
  }, [isWanted, isDecided, hasShop]);
  return isWanted && canSpeak;
}

/** React tree of an element: its own children as the fallback until the first screen is ready, then the shop. */
export function Root({
  host,
  attributes,
  takeOver,
  adopt,
  keepRoom,
  definition,
}: ElementProps & { definition: ElementDefinition }) {
  const { area, home, isStage, View, preload, ask, lists } = definition;
  const { written, mistakes, beginning } = useSettings(host, attributes);
  useLayoutEffect(takeOver, [takeOver]);
  const place = usePlace(
    host,
    { area, isStage, home: home(written), routing: routingOf(host, written) },
    beginning,
  );
  // a whole shop is the page, so it loads at once
  const isNear = useNear(host, place, isStage && area !== 'shop');
  useEffect(() => {
    if (isNear) preload?.(routeInAddress()?.href ?? home(written));
  }, [isNear, preload, home, written]);
  const phase = useShop(beginning, isNear ? place : undefined, { ask, lists });
  const isReady = phase === 'ready' && place !== undefined;
  useNamedPages(host, beginning, isReady);
  const isSwitchedOff = isReady && !isAreaOn(area);
  const [isShown, setIsShown] = useState(false);

  const isApiWrong = mistakes.some(
    (mistake) => 'attribute' in mistake && mistake.attribute === 'api',
  );
  const all: Mistake[] = [
    ...mistakes,
    ...(beginning ? contradictions(beginning, written) : []),
    ...(beginning || isApiWrong ? [] : [{ is: 'missing', attribute: 'api' } as const]),
    ...(isSwitchedOff ? [{ is: 'switchedOff', area } as const] : []),
  ];
  useEffect(() => report(host.localName, all));
  const showsNotes = useNotes(all, beginning !== undefined, phase);
  const staysFallback = !beginning || phase === 'failed' || isSwitchedOff;
  const isComing = isNear && !staysFallback && !isShown;
  useLayoutEffect(() => {
    if (isComing) showSkeleton(host, guessLanguage(host));
    else hideSkeleton(host);
    return () => hideSkeleton(host);
  }, [host, isComing]);
  const fillRoom = useRoom({ host, keepRoom }, place, staysFallback);
  const tellReady = useCallback(() => {
    fillRoom();
    hideSkeleton(host);
    setIsShown(true);
    announce('museum-ready', { area }, place);
  }, [fillRoom, host, area, place]);
  const tellFault = (error: unknown): void => {
    keepRoom(0);
    hideSkeleton(host);
    announce('museum-error', { code: 'fault', message: String(error) }, place);
  };

  const [isWithoutHeader, isWithoutFooter] = ['no-header' in written, 'no-footer' in written];
  // memoised, so that changes in this component do not render the whole screen again
  const view = useMemo(
    () => <View isWithoutHeader={isWithoutHeader} isWithoutFooter={isWithoutFooter} />,
    [View, isWithoutHeader, isWithoutFooter],
  );
  const fallback = isComing && keepsRoom(host.localName) ? null : <slot />;
  return (
    <>
      {showsNotes && (
        <Suspense>
          <EditorNotes mistakes={all} />
        </Suspense>
      )}
      <ErrorBoundary fallback={<slot />} onError={tellFault}>
        {isReady && !isSwitchedOff ? (
          <AdoptContext value={adopt}>
            <Shop place={place} lang={language.lang} before={fallback} onShown={tellReady}>
              {view}
            </Shop>
          </AdoptContext>
        ) : (
          fallback
        )}
      </ErrorBoundary>
    </>
  );
}
