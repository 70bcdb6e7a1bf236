import base from '../views/styles/base.css';
import tokens from '../views/styles/tokens.css';
import { reservesHeight, reservedHeightRule } from './reservedHeight.ts';
import { adoptSheets } from './sheets.ts';
import { SKELETON_CSS } from './skeleton.ts';

/** Manages the style sheets in the shadow root of an element, which include the rule for its reserved height. */
export function elementSheets(tag: string, root: ShadowRoot, ownSheets: readonly string[]) {
  const sheets = new Set([tokens, base, SKELETON_CSS, ...ownSheets]);
  let reservedHeightPx = 0;
  let surface = '';
  const adoptAll = (): void =>
    adoptSheets(root, [...sheets, reservedHeightRule(reservedHeightPx), surface]);
  return {
    adoptAll,
    adopt(css: string): void {
      if (sheets.has(css)) return;
      sheets.add(css);
      adoptAll();
    },
    reserveHeight(heightPx: number): void {
      if (reservesHeight(tag)) reservedHeightPx = heightPx;
      adoptAll();
    },
    /** Sets the colour of the page behind the element, if it is known. */
    setSurface(colour?: string): void {
      const rule = colour ? `:host{--behind:${colour};--on-behind:currentColor}` : '';
      if (rule === surface) return;
      surface = rule;
      adoptAll();
    },
  };
}
