import { use, useLayoutEffect, useRef } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';

type SanitizingElement = HTMLElement & { setHTML?: (html: string) => void };

type Clean = (html: string) => Node | string;

let cleaner: Promise<Clean> | undefined;

/** Loaded only where the browser cannot do it itself; where it cannot be had, the text alone is shown. */
const loadCleaner = (): Promise<Clean> =>
  (cleaner ??= retryImport(() => import('./cleanByHand.ts')).then(
    (module) => module.cleanByHand,
    () => (html) => html.replace(/<[^>]*>/g, ' '),
  ));

/**
 * HTML that came from the server, sanitised by the browser where it can, else made anew from what is known to be safe.
 * Suspends until it can be shown, so that it never pushes away what stands below it.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  const clean = 'setHTML' in Element.prototype ? undefined : use(loadCleaner());
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target: SanitizingElement = box.current!;
    if (target.setHTML) target.setHTML(html);
    else target.replaceChildren(clean?.(html) ?? '');
  }, [html, clean]);
  return <div ref={box} className={`html ${className}`} />;
}
