import { palette } from './palette.ts';
import type { Point } from './svg.ts';
import { discRadius, element, line, path, polar, poster, ring, sheet } from './svg.ts';

const overprint = '#47142f';
const slant = 0.26;
const red: Point = [560, 450];
const yellow: Point = [688, 450];

/** The ampersand as one bent bar: leg, upper bowl, lower bowl, arm. */
const ampersand =
  'M800 712L520 352C476 296 486 196 584 196C676 196 694 292 640 346C606 380 548 408 500 446' +
  'C400 524 420 700 572 700C690 700 772 610 790 474';

/** Draws the dots of a halftone screen in a disc, larger from top to bottom, with one path for each size. */
function halftone(at: Point, radius: number, step: number): string {
  const sizes = new Map<number, string[]>();
  const reach = Math.ceil((radius * 1.4) / step);
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = (column * Math.cos(slant) - row * Math.sin(slant)) * step;
      const y = (column * Math.sin(slant) + row * Math.cos(slant)) * step;
      const size = Math.round(step * 1.18 * Math.max(0, (y + radius * 0.5) / (1.5 * radius)));
      if (Math.hypot(x, y) > radius + size / 2 || size < 2) continue;
      const dots = sizes.get(size) ?? [];
      dots.push(`M${Math.round(at[0] + x)} ${Math.round(at[1] + y)}h0`);
      sizes.set(size, dots);
    }
  }
  return [...sizes].map(([size, dots]) => path(dots.join(''), { 'stroke-width': size })).join('');
}

/** Draws the cross and ring by which a printer aligns the colours. */
const registerMark = (at: Point): string =>
  ring(at, 11) +
  line([polar(at, 21, 0), polar(at, 21, Math.PI)]) +
  line([polar(at, 21, Math.PI / 2), polar(at, 21, -Math.PI / 2)]);

/** Draws patches on the edge of the sheet that show the amount of ink of each plate. */
function inkStrip(): string {
  const inks = [palette.vermilion, palette.buoy, palette.cobalt, overprint, palette.ink];
  return inks
    .flatMap((fill, ink) =>
      [1, 0.6, 0.3].map((opacity, step) =>
        element('rect', {
          x: 1000 + step * 14,
          y: 270 + ink * 76,
          width: 14,
          height: 56,
          fill,
          opacity: String(opacity),
        }),
      ),
    )
    .join('');
}

/** Draws a proof of an ampersand in three inks, yellow and red under blue, slightly out of register. */
export function printing(): string {
  const bar = { fill: 'none', 'stroke-width': 92 };
  const circle = (id: string, [cx, cy]: Point): string =>
    element('clipPath', { id }, element('circle', { cx, cy, r: discRadius }));
  const plate = ([cx, cy]: Point, fill: string): string =>
    element('circle', { cx, cy, r: discRadius, fill });
  const letter = (attributes: Record<string, string | number>): string =>
    path(ampersand, { ...bar, ...attributes });
  return poster(
    circle('redPlate', red) + circle('yellowPlate', yellow),
    sheet({ fill: palette.chalk }) +
      plate(yellow, palette.buoy) +
      plate(red, palette.vermilion) +
      element(
        'g',
        { 'clip-path': 'url(#yellowPlate)' },
        element('g', { 'clip-path': 'url(#redPlate)' }, sheet({ fill: '#d8321c' })),
      ) +
      element(
        'g',
        { 'clip-path': 'url(#redPlate)' },
        element(
          'g',
          { stroke: '#c22e19', 'stroke-linecap': 'round' },
          halftone(red, discRadius, 17),
        ),
      ) +
      letter({ stroke: palette.cobalt }) +
      element('g', { 'clip-path': 'url(#yellowPlate)' }, letter({ stroke: '#1b4a4a' })) +
      element('g', { 'clip-path': 'url(#redPlate)' }, letter({ stroke: overprint })) +
      path(
        [
          [180, 142],
          [180, 758],
          [1020, 142],
          [1020, 758],
        ]
          .map(([x = 0, y = 0]) => registerMark([x, y]))
          .join(''),
        { fill: 'none', stroke: palette.ink, 'stroke-width': 1.6 },
      ) +
      inkStrip(),
  );
}
