import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useReducer,
} from 'react';
import { useLingui } from '@lingui/react';
import { retryImport } from '../../core/async/retryImport.ts';
import type { Lang } from '../../core/i18n/languages.ts';
import { language } from '../../core/page/language.ts';
import { announce } from '../../core/page/events.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { OutdatedMessage } from './OutdatedMessage.tsx';
import { OutletContext } from './outlet.ts';

type Load<P> = () => Promise<ComponentType<P>>;

export type LazyComponent<P> = ComponentType<P> & {
  /** Starts loading; an error is reported only when the component is rendered. */
  preload: () => void;
  /** Suspends the calling component until the chunk has loaded or failed. */
  useLoaded: () => void;
};

/**
 * Wraps a component that is a chunk of its own; a loaded one renders at once. If loading fails, it reports the error,
 * and shows it above `rest`. It loads again when the visitor asks for it, when the browser is back online, and at the
 * next mount.
 */
export function lazyComponent<P extends object>(load: Load<P>, rest?: ReactNode): LazyComponent<P> {
  let asked: Promise<ComponentType<P> | undefined> | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  const begin = () => {
    const answer = retryImport(load).catch(() => undefined);
    // lets `use` return the value without suspending
    void answer.then((value) => Object.assign(answer, { status: 'fulfilled', value }));
    return answer;
  };
  const preload = (): void => void (asked ??= begin()).then((loaded) => loaded ?? forget());
  return Object.assign(
    function Lazy(props: P) {
      const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
      const Loaded = use((asked ??= begin()));
      if (Loaded) return <Loaded {...props} />;
      // remounted for each failed attempt, so that each is announced
      return (
        <>
          <NotLoaded key={tries} onShown={forget} onRetry={tryAgain} />
          {rest}
        </>
      );
    },
    { preload, useLoaded: () => void use((asked ??= begin())) },
  );
}

function NotLoaded({ onShown, onRetry }: { onShown: () => void; onRetry: () => void }) {
  const outlet = useContext(OutletContext);
  useEffect(() => {
    onShown();
    announce(
      'museum-error',
      { code: 'load-error', message: 'a part of the shop cannot be loaded' },
      outlet,
    );
  }, [onShown, outlet]);
  // online, so a new release has replaced the file: only a reload helps
  return navigator.onLine ? (
    <OutdatedMessage />
  ) : (
    <ErrorMessage error={{ is: 'network', log: '' }} onRetry={onRetry} />
  );
}

/** Wraps a lazily loaded screen; if it cannot be loaded, the embed's own content shows below the error. */
export const lazyScreen = (load: Load<object>) => lazyComponent(load, <slot />);

/**
 * Wraps a lazily loaded screen whose messages load with its code. Each language has a screen of its own, so that none is
 * shown before its messages are there.
 */
export function laterScreen(load: (lang: Lang) => Promise<ComponentType>): LazyComponent<object> {
  const screens: Partial<Record<Lang, LazyComponent<object>>> = {};
  const screenIn = (lang: Lang) => (screens[lang] ??= lazyScreen(() => load(lang)));
  const useScreen = () => screenIn(useLingui().i18n.locale.slice(0, 2) as Lang);
  return Object.assign(
    function LaterScreen() {
      const Screen = useScreen();
      return <Screen />;
    },
    {
      preload: () => screenIn(language.lang).preload(),
      useLoaded: () => useScreen().useLoaded(),
    },
  );
}

/** Wraps a lazily loaded part of a screen; until it has loaded, a skeleton of `linesOf(props)` lines reserves its height. */
export function lazyWithSkeleton<P extends object>(load: Load<P>, linesOf: (props: P) => number) {
  const Part = lazyComponent(load);
  const WithSkeleton = (props: P) => (
    <Suspense fallback={<Skeleton lines={linesOf(props)} />}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(WithSkeleton, { preload: Part.preload });
}
