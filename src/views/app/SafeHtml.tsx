import { useEffect, useRef } from 'react';

type SanitizingElement = HTMLElement & { setHTML?: (html: string) => void };

/** Cleans HTML of the server where the browser cannot do it itself; loaded only there. */
async function cleanByLibrary(target: HTMLElement, html: string): Promise<void> {
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
  target.replaceChildren(fragment);
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * HTML that came from the server, sanitised: by the browser where it can, else by DOMPurify; where a page's policy
 * forbids that too, as plain text.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target: SanitizingElement | null = box.current;
    if (!target) return;
    if (target.setHTML) target.setHTML(html);
    else {
      cleanByLibrary(target, html).catch(() => {
        target.textContent = plainText(html);
      });
    }
  }, [html]);
  return <div ref={box} className={className} />;
}
