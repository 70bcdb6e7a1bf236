export type Rgb = readonly [red: number, green: number, blue: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** What is seen where colours lie one upon the other, the lowest first, as a screen shows it. */
export function seen(...colours: readonly string[]): Rgb {
  canvas.clearRect(0, 0, 1, 1);
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

/** What the browser draws below a page of this colour scheme; each engine has a dark of its own. */
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

/** The contrast of two colours by the formula of WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** Colours of which nobody knows what they will be, the same in each run. */
export function someColours(count: number): string[] {
  let state = 20_270_305;
  const byte = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return Array.from({ length: count }, () => `rgb(${byte()}, ${byte()}, ${byte()})`);
}
