import { use, useLayoutEffect, useRef } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';

type SanitizingElement = HTMLElement & { setHTML?: (html: string) => void };

type Clean = (html: string) => Node | string;

let cleaner: Promise<Clean> | undefined;

/** Loads the sanitizer for browsers without `setHTML`; if it cannot be loaded, only the text is shown. */
const loadCleaner = (): Promise<Clean> =>
  (cleaner ??= retryImport(() => import('./sanitizeFallback.ts')).then(
    (module) => module.sanitizeFallback,
    () => (html) => html.replace(/<[^>]*>/g, ' '),
  ));

/**
 * Shows HTML from the back end, sanitized by the browser if it has `setHTML`, else by `sanitizeFallback`. Suspends until the
 * sanitizer has loaded, so that content below does not shift.
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
