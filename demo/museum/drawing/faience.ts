import { palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  curve,
  disc,
  discRadius,
  element,
  line,
  path,
  polar,
  poster,
  round,
  sheet,
} from './svg.ts';

const turn = Math.PI * 2;
const repeated = (count: number, body: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => body(index)).join('');

/** Formats a point that is `x` to the right of the plate's centre and `y` above it. */
type Above = (x: number, y: number) => string;

/** Returns path data of the same shape repeated around the plate's centre. It is one path, because many are slow to draw. */
const around = (count: number, shape: (above: Above) => string, offset = 0): string =>
  repeated(count, (index) => {
    const angle = ((index + offset) * turn) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return shape((x, y) =>
      [centre[0] + x * cos + y * sin, centre[1] + x * sin - y * cos].map(round).join(' '),
    );
  });

const tulip = (above: Above): string =>
  `M${above(0, 178)}C${above(-34, 186)} ${above(-40, 226)} ${above(-26, 252)}C${above(-18, 240)} ${above(-12, 236)} ${above(-9, 238)}` +
  `C${above(-7, 250)} ${above(-3, 258)} ${above(0, 264)}C${above(3, 258)} ${above(7, 250)} ${above(9, 238)}` +
  `C${above(12, 236)} ${above(18, 240)} ${above(26, 252)}C${above(40, 226)} ${above(34, 186)} ${above(0, 178)}Z`;
const leafPair = (above: Above): string =>
  [-1, 1]
    .map(
      (side) =>
        `M${above(0, 166)}C${above(side * 30, 164)} ${above(side * 56, 184)} ${above(side * 60, 214)}C${above(side * 40, 204)} ${above(side * 16, 190)} ${above(0, 166)}Z`,
    )
    .join('');
const petal = (above: Above): string =>
  `M${above(0, 134)}C${above(-17, 142)} ${above(-15, 152)} ${above(0, 160)}C${above(15, 152)} ${above(17, 142)} ${above(0, 134)}Z`;

/** Returns a dot at a distance from the centre. */
const dot =
  (distance: number, radius: number) =>
  (above: Above): string =>
    `M${above(-radius, distance)}A${radius} ${radius} 0 1 0 ${above(radius, distance)}A${radius} ${radius} 0 1 0 ${above(-radius, distance)}Z`;

function herring(): string {
  const y = (x: number): number => 30 * Math.sin(((x + 112) / 200) * Math.PI) ** 0.85;
  const back: Point[] = Array.from({ length: 13 }, (_, index) => {
    const x = -112 + (index * 196) / 12;
    return [600 + x, 446 - y(Math.min(x, 87))];
  });
  const belly: Point[] = back.map(([x, top]): Point => [x, 892 - top + 4]).reverse();
  const scales = repeated(26, (index) => {
    const [column, row] = [index % 9, Math.floor(index / 9)];
    const [x, top] = [545 + column * 15 + (row % 2) * 7, 432 + row * 13];
    return `M${x} ${top}q9 6 0 12`;
  });
  return (
    path(`${curve(back)}${curve(belly).replace('M', 'L')}Z`, { fill: palette.cobalt }) +
    path('M676 448L722 408Q708 449 724 492ZM585 418Q612 386 644 420ZM596 478Q606 506 630 476Z', {
      fill: palette.cobalt,
    }) +
    path(`${scales}M530 424Q542 448 530 474`, {
      fill: 'none',
      stroke: palette.paper,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }) +
    disc([511, 443], 5.5, { fill: palette.paper }) +
    path(
      'M470 520q16-14 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0M502 546q16-14 32 0t32 0 32 0 32 0 32 0 32 0M534 572q16-14 32 0t32 0 32 0 32 0',
      { fill: 'none', stroke: '#5b7bd0', 'stroke-width': 5, 'stroke-linecap': 'round' },
    ) +
    path(
      repeated(3, (index) => `M${546 + index * 54} ${366 - (index % 2) * 18}q12-12 20 0q8-12 20 0`),
      { fill: 'none', stroke: palette.cobalt, 'stroke-width': 4, 'stroke-linecap': 'round' },
    )
  );
}

function decoration(): string {
  const circle = (radius: number, thickness: number, stroke: string): string =>
    disc(centre, radius, { fill: 'none', stroke, 'stroke-width': thickness });
  return (
    circle(279, 7, palette.cobalt) +
    circle(268, 2, palette.cobalt) +
    circle(171, 3, palette.cobalt) +
    circle(163, 1.5, palette.cobalt) +
    circle(131, 3, palette.cobalt) +
    path(around(12, tulip) + around(12, dot(247, 6), 0.5), { fill: palette.cobalt }) +
    path(around(12, leafPair, 0.5) + around(36, petal), { fill: '#6d8ad8' }) +
    path(around(12, dot(205, 8)), { fill: palette.buoy }) +
    herring()
  );
}

/** Computes the sherds: jagged rays from the point of impact to the rim, and the arcs between them. */
function sherds(): { outline: string; moved: string }[] {
  const random = seeded(16);
  const impact: Point = [668, 392];
  const angles = [0.25, 1.15, 2.3, 3.2, 4.15, 5.35];
  const rays = angles.map((angle) => {
    const rim = polar(centre, discRadius, angle);
    return Array.from({ length: 8 }, (_, index): Point => {
      const share = index / 7;
      const wobble = index % 7 ? between(random, -15, 15) : 0;
      return [
        impact[0] + (rim[0] - impact[0]) * share + wobble * Math.sin(angle),
        impact[1] + (rim[1] - impact[1]) * share - wobble * Math.cos(angle),
      ];
    });
  });
  return rays.map((ray, index) => {
    const next = rays[(index + 1) % rays.length] ?? ray;
    const [from, to] = [angles[index] ?? 0, angles[(index + 1) % angles.length] ?? 0];
    const middle = (from + (to < from ? to + turn : to)) / 2;
    const far = index === 5 ? 62 : between(random, 7, 15);
    const [x, y] = polar([0, 0], far, middle);
    const spin = index === 5 ? 11 : between(random, -1.6, 1.6);
    const end = next.at(-1) ?? centre;
    const outline = `${line(ray)}A${discRadius} ${discRadius} 0 0 1 ${round(end[0])} ${round(end[1])}${line([...next].reverse()).replace('M', 'L')}Z`;
    return {
      outline,
      moved: `translate(${round(x)} ${round(y)}) rotate(${round(spin)} ${centre.join(' ')})`,
    };
  });
}

/** Returns the definitions that `plateInSherds` refers to. */
export function plateDefinitions(): string {
  const pieces = sherds();
  const clips = pieces.map(({ outline }, index) =>
    element('clipPath', { id: `sherd${index}` }, path(outline, {})),
  );
  return (
    '<radialGradient id="glaze"><stop offset=".55" stop-color="#fdfaf2"/><stop offset=".6" stop-color="#ece8e0"/><stop offset=".66" stop-color="#fbf8f0"/><stop offset="1" stop-color="#efeae0"/></radialGradient>' +
    pieces.map(({ outline }, index) => path(outline, { id: `edge${index}` })).join('') +
    clips.join('') +
    element('g', { id: 'plate' }, disc(centre, discRadius, { fill: 'url(#glaze)' }) + decoration())
  );
}

/** Draws the plate with its sherds laid out again, each with its broken edge and its shadow. */
export const plateInSherds = (): string =>
  sherds()
    .map(({ moved }, index) =>
      element(
        'g',
        { transform: moved },
        element('use', {
          href: `#edge${index}`,
          fill: palette.brick,
          opacity: '.5',
          transform: 'translate(7 13)',
        }) +
          element('use', {
            href: `#edge${index}`,
            fill: '#d8b48c',
            transform: 'translate(1.5 4)',
          }) +
          element('g', { 'clip-path': `url(#sherd${index})` }, element('use', { href: '#plate' })),
      ),
    )
    .join('');

/** Draws a faience plate that broke when it was dug out of the harbour mud. */
export const faience = (): string =>
  poster(plateDefinitions(), sheet({ fill: palette.shell }) + plateInSherds());
