import { correction, generate } from 'lean-qr/nano';

/** Quiet zone that readers need around a code, in modules (ISO/IEC 18004). */
const MARGIN = 4;

/** Returns a QR code as an SVG path, `size` modules wide; `undefined` for a text that is empty or too long. */
export function drawnCode(text: string): { size: number; path: string } | undefined {
  if (text === '') return undefined;
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const modules = Array.from({ length: code.size }, (_, each) => each);
    const path = modules
      .flatMap((y) =>
        modules.filter((x) => code.get(x, y)).map((x) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`),
      )
      .join('');
    return { size: code.size + 2 * MARGIN, path };
  } catch {
    return undefined;
  }
}
