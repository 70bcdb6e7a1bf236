import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { Visitor } from './visitor.ts';

// unpdf needs `Promise.try`, which Node 20 lacks
(Promise as { try?: unknown }).try ??= (
  run: (...given: unknown[]) => unknown,
  ...given: unknown[]
) => new Promise((resolve) => resolve(run(...given)));

export type Paper = {
  /** Text of all sheets, with single spaces. */
  text: string;
  /** Highest channel, from 0 to 255, of all text colours. */
  brightest: number;
};

/** Returns the highest channel of a colour in the form `#rrggbb`. */
const brightestOf = ([colour]: string[]): number =>
  Math.max(...colour!.match(/[\da-f]{2}/gi)!.map((part) => Number.parseInt(part, 16)));

/** Prints the page to PDF, with backgrounds, which visitors can turn on. */
export async function print(page: Visitor): Promise<Paper> {
  const sheets = await getDocumentProxy(
    new Uint8Array(await page.tab.pdf({ format: 'a4', printBackground: true })),
    { verbosity: 0 },
  );
  const { text } = await extractText(sheets, { mergePages: true });
  const { OPS } = await getResolvedPDFJS();
  let brightest = 0;
  for (let number = 1; number <= sheets.numPages; number += 1) {
    const { fnArray, argsArray } = await (await sheets.getPage(number)).getOperatorList();
    let ink = 0;
    fnArray.forEach((operation, index) => {
      if (operation === OPS.setFillRGBColor) ink = brightestOf(argsArray[index]);
      if (operation === OPS.showText) brightest = Math.max(brightest, ink);
    });
  }
  return { text: text.replace(/\s+/g, ' '), brightest };
}
