import { use, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { retryImport } from '../../core/async/retryImport.ts';
import { waitAtMost } from '../../core/async/waitAtMost.ts';
import { decodeEntities } from '../../core/web/entities.ts';
import { HeadingLevel } from '../parts/Heading.tsx';

type SanitizingElement = HTMLElement & { setHTML?: (html: string) => void };

type Clean = (html: string) => Node | string;

/** Longest time that a screen waits for the sanitizer, in milliseconds. */
const PATIENCE_MS = 1000;

/** Sanitizer for browsers without `setHTML`. Until it has loaded, only the words are shown. */
let clean: Clean = (html) => decodeEntities(html.replace(/<[^>]*>/g, ' '));

let loaded: Promise<void> | undefined;
let waited: Promise<void> | undefined;

const loadCleaner = (): Promise<void> =>
  (loaded ??= retryImport(() => import('./sanitizeFallback.ts')).then(
    (module) => void (clean = module.sanitizeFallback),
    () => undefined, // the words remain
  ));

const waitForCleaner = (): Promise<void> => (waited ??= waitAtMost(PATIENCE_MS, loadCleaner()));

const needsCleaner = (): boolean => !('setHTML' in Element.prototype);

// requested with the code of the screen, so that it is there before the text
if (needsCleaner()) void loadCleaner();

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
 * Shows HTML from the back end, sanitized by the browser if it has `setHTML`, else by `sanitizeFallback`. Suspends until that
 * has loaded, so that content below does not shift; after a second it shows the words first.
 */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  if (needsCleaner()) use(waitForCleaner());
  const [sanitize, setSanitize] = useState(() => clean);
  const level = useContext(HeadingLevel);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void loaded?.then(() => setSanitize(() => clean)), []);
  useLayoutEffect(() => {
    const target: SanitizingElement = box.current!;
    if (target.setHTML) target.setHTML(html);
    else target.replaceChildren(sanitize(html));
    placeHeadings(target, level + 1);
  }, [html, sanitize, level]);
  return <div ref={box} className={`html ${className}`} />;
}
