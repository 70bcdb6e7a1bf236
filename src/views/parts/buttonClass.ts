export type ButtonKind = 'primary' | 'secondary' | 'plain';

/** The class of a button, for a link that has to look like one. */
export const buttonClass = (kind: ButtonKind = 'secondary'): string => `button ${kind}`;
