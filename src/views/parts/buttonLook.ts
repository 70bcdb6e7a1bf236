export type ButtonKind = 'primary' | 'secondary' | 'plain';

/** Returns the props that make a link look like a button, with its part names for the host page's styles. */
export const buttonLook = (kind: ButtonKind = 'secondary') => ({
  className: `button ${kind}`,
  part: `button button-${kind}`,
});
