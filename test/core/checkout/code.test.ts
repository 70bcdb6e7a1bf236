import { describe, it } from 'node:test';
import { expect } from 'chai';
import { correction, generate } from 'lean-qr/nano';
import { drawnCode } from '../../../src/core/checkout/code.ts';

const MARGIN = 4;

/** Returns the dark modules of a path as `x,y`. */
const darkIn = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);

/** Returns the same from the matrix of the library, inside the margin. */
function darkOf(text: string): { size: number; dark: string[] } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const modules = Array.from({ length: code.size }, (_, each) => each);
  const dark = modules.flatMap((y) =>
    modules.filter((x) => code.get(x, y)).map((x) => `${x + MARGIN},${y + MARGIN}`),
  );
  return { size: code.size + 2 * MARGIN, dark };
}

describe('a drawn QR code', () => {
  for (const text of [
    'A',
    '4711',
    'QX7M2K9PLT4V8WZC',
    'https://m.example/?c=ä&d=1',
    'x'.repeat(300),
  ]) {
    it(`equals that of the library for ${text.slice(0, 40)}`, () => {
      const { size, dark } = darkOf(text);
      const drawn = drawnCode(text)!;
      expect(drawn.size).to.equal(size);
      expect(darkIn(drawn.path)).to.deep.equal(dark);
      // the path has nothing else
      expect(drawn.path.replace(/M\d+ \d+h1v1h-1z/g, '')).to.equal('');
    });
  }

  it('has the three finder patterns and a bright margin', () => {
    const { size, path } = drawnCode('A')!;
    const dark = new Set(darkIn(path));
    const [near, far] = [MARGIN, size - MARGIN - 7];
    for (const [left, top] of [
      [near, near],
      [far, near],
      [near, far],
    ] as const) {
      for (let step = 0; step < 7; step++) {
        expect(dark.has(`${left + step},${top}`)).to.equal(true);
        expect(dark.has(`${left},${top + step}`)).to.equal(true);
      }
    }
    const inMargin = [...dark].filter((each) =>
      each.split(',').some((place) => Number(place) < MARGIN || Number(place) >= size - MARGIN),
    );
    expect(inMargin).to.deep.equal([]);
  });

  it('is undefined for a text that is empty or too long', () => {
    expect(drawnCode('')).to.equal(undefined);
    expect(drawnCode('x'.repeat(5000))).to.equal(undefined);
  });
});
