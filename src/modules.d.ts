/** What the build knows of itself. */
interface ImportMeta {
  /** `DEBUG`: a development build, which tells where the shop stands. */
  env?: { DEBUG?: boolean };
}

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  /** What every screen may say. */
  export const messages: Messages;

  /** What only the screens of an area say; areas are named where the catalogs are compiled. */
  export const areas: Partial<Record<'checkout' | 'shop', () => Promise<{ messages: Messages }>>>;
}
