declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  /** What every screen may say. */
  export const messages: Messages;

  /** What only the screens of an area say; areas are named where the catalogs are compiled. */
  export const areas: Partial<
    Record<'visits' | 'goods' | 'checkout' | 'notices', () => Promise<{ messages: Messages }>>
  >;
}
