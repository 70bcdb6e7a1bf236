/** Values that the build sets. */
interface ImportMeta {
  /** `DEBUG`: whether this is a development build, which shows the state of the shop. */
  env?: { DEBUG?: boolean };
}

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.yaml' {
  const text: string;
  export default text;
}

declare module '*.po?first' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?later' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
