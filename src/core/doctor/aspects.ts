/** Parts of an examination, in the order of its summary. */
export const ASPECTS = [
  /** The calls that only read. */
  'back-end',
  /** Whether the page's own origin may read from the back end and send to it. */
  'access',
  /** Whether visitors may pay from the page. */
  'payment',
  'markup',
  'scripts',
  'policy',
  /** Links of the fallbacks, and pages that attributes name. */
  'links',
] as const;
