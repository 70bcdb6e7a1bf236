import { useLayoutEffect } from 'react';

/** Returns the nearest opaque background colour behind an element; none if a picture or a translucent colour is nearer. */
function surfaceBehind(element: Element | null): string | undefined {
  if (!element) return undefined;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (!/rgba|\//.test(backgroundColor)) return backgroundColor;
  const isTransparent = backgroundColor.endsWith(' 0)') && backgroundImage === 'none';
  if (!isTransparent) return undefined;
  const root = element.getRootNode();
  return surfaceBehind(element.parentElement ?? (root instanceof ShadowRoot ? root.host : null));
}

/** Paints bars and dialogs of an embed like the page behind it, whose colours may change, unless the embed has a theme. */
export function useSurface(
  host: Element,
  hasTheme: boolean,
  setSurface: (colour: string | undefined) => void,
): void {
  useLayoutEffect(() => {
    if (hasTheme) return setSurface(undefined);
    const update = (): void => setSurface(surfaceBehind(host));
    const onTransition = ({ target }: Event): void => {
      if ((target as Element).contains(host)) update();
    };
    const observer = new MutationObserver(update);
    for (const element of [document.documentElement, document.body]) {
      observer.observe(element, { attributes: true });
    }
    const scheme = matchMedia('(prefers-color-scheme:dark)');
    update();
    scheme.addEventListener('change', update);
    addEventListener('transitionend', onTransition);
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', update);
      removeEventListener('transitionend', onTransition);
    };
  }, [host, hasTheme, setSurface]);
}
