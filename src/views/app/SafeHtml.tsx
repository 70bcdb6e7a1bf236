import type { DOMPurify } from 'dompurify';
import { use, useLayoutEffect, useRef } from 'react';

type SanitizingElement = HTMLElement & { setHTML?: (html: string) => void };

const canSanitize = (): boolean => 'setHTML' in Element.prototype;

let library: Promise<DOMPurify | undefined> | undefined;

/** Cleans HTML of the server where the browser cannot do it itself; loaded only there. */
const loadLibrary = (): Promise<DOMPurify | undefined> =>
  (library ??= import('dompurify').then(
    (module) => module.default,
    () => undefined,
  ));

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function cleanByLibrary(purify: DOMPurify | undefined, html: string): Node | string {
  try {
    return purify?.sanitize(html, { RETURN_DOM_FRAGMENT: true }) ?? plainText(html);
  } catch {
    return plainText(html);
  }
}

/**
 * HTML that came from the server, sanitised: by the browser where it can, else by DOMPurify; where a page's policy
 * forbids that too, as plain text. Suspends until it can be shown, so that it never pushes away what stands below it.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const purify = canSanitize() ? undefined : use(loadLibrary());
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target: SanitizingElement = box.current!;
    if (target.setHTML) target.setHTML(html);
    else target.replaceChildren(cleanByLibrary(purify, html));
  }, [html, purify]);
  return <div ref={box} className={className} />;
}
