import type { Choice } from './choice.ts';

/** Returns the relative luminance (WCAG 2.2) of a colour such as `#aa0066`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text colours for light and dark surfaces. At a luminance of 0.179, black and white read equally well. */
const textOn = (surface: string): string => (luminanceOf(surface) > 0.179 ? '#1a1a1a' : '#ffffff');

/** Returns the custom properties of the chosen colours. A surface needs a readable text. */
export const coloursOf = ({ accent, surface }: Pick<Choice, 'accent' | 'surface'>) => [
  ...(accent ? [['--museum-accent', accent] as const] : []),
  ...(surface
    ? ([
        ['--museum-surface', surface],
        ['--museum-text', textOn(surface)],
      ] as const)
    : []),
];

/** Returns the rule for the site's style sheet; `undefined` without a chosen colour. */
export function styleRule(choice: Pick<Choice, 'accent' | 'surface'>): string | undefined {
  const lines = coloursOf(choice).map(([property, colour]) => `  ${property}: ${colour};`);
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : undefined;
}
