import { createContext, useContext, useInsertionEffect } from 'react';

/** Adopts a style sheet, given as text, into the element's shadow root; the same text once. */
export const AdoptContext = createContext<(css: string) => void>(() => undefined);

/** The style sheets a screen needs beside those of every element; they come with the screen's own chunk. */
export function useStyles(...sheets: string[]): void {
  const adopt = useContext(AdoptContext);
  useInsertionEffect(() => sheets.forEach(adopt));
}
