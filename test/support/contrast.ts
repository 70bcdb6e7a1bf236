export type Rgb = readonly [red: number, green: number, blue: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Returns the colour that results from painting these colours over each other, the lowest first. */
export function seen(...colours: readonly string[]): Rgb {
  canvas.clearRect(0, 0, 1, 1);
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

/** Returns the browser's canvas colour for this colour scheme; engines differ in the dark one. */
export function canvasOf(scheme: 'light' | 'dark'): string {
  const page = document.createElement('div');
  page.style.cssText = `color-scheme: ${scheme}; background: Canvas`;
  document.body.append(page);
  const { backgroundColor } = getComputedStyle(page);
  page.remove();
  return backgroundColor;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** Returns pseudo-random colours, the same in each run. */
export function someColours(count: number): string[] {
  let state = 20_270_305;
  const byte = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return Array.from({ length: count }, () => `rgb(${byte()}, ${byte()}, ${byte()})`);
}
