export type ButtonKind = 'primary' | 'secondary' | 'plain';

/** What makes a link look like a button, and the names by which a page finds it. */
export const buttonLook = (kind: ButtonKind = 'secondary') => ({
  className: `button ${kind}`,
  part: `button button-${kind}`,
});
