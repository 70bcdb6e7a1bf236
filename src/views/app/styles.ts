import { createContext, useContext, useInsertionEffect } from 'react';

/** Adopts a style sheet, given as text, into the embed's shadow root; the same text only once. */
export const AdoptContext = createContext<(css: string) => void>(() => undefined);

/** Adopts the style sheets of a screen, which are part of its chunk. */
export function useStyles(...sheets: string[]): void {
  const adopt = useContext(AdoptContext);
  useInsertionEffect(() => sheets.forEach(adopt));
}
