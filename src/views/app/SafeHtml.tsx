import { use, useContext, useLayoutEffect, useRef } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';
import { HeadingLevel } from '../parts/Heading.tsx';

type SanitizingElement = HTMLElement & { setHTML?: (html: string) => void };

type Clean = (html: string) => Node | string;

let cleaner: Promise<Clean> | undefined;

/** Loads the sanitizer for browsers without `setHTML`; if it cannot be loaded, only the text is shown. */
const loadCleaner = (): Promise<Clean> =>
  (cleaner ??= retryImport(() => import('./sanitizeFallback.ts')).then(
    (module) => module.sanitizeFallback,
    () => (html) => html.replace(/<[^>]*>/g, ' '),
  ));

/** Gives the headings of a text levels from `level` on, because the text is written for any page. */
function placeHeadings(text: HTMLElement, level: number): void {
  const headings = [...text.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
  const own = headings.map(({ localName }) => Number(localName[1]));
  const highest = Math.min(...own);
  headings.forEach((heading, index) => {
    heading.ariaLevel = `${Math.min(6, level + own[index]! - highest)}`;
  });
}

/**
 * Shows HTML from the back end, sanitized by the browser if it has `setHTML`, else by `sanitizeFallback`. Suspends until the
 * sanitizer has loaded, so that content below does not shift.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  const clean = 'setHTML' in Element.prototype ? undefined : use(loadCleaner());
  const level = useContext(HeadingLevel);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target: SanitizingElement = box.current!;
    if (target.setHTML) target.setHTML(html);
    else target.replaceChildren(clean?.(html) ?? '');
    placeHeadings(target, level + 1);
  }, [html, clean, level]);
  return <div ref={box} className={`html ${className}`} />;
}
