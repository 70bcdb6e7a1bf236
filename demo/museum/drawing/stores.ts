import { mixed, palette } from './palette.ts';
import type { Random } from './random.ts';
import { between, seeded } from './random.ts';
import { centre, disc, discClip, discRadius, element, path, poster, ring, sheet } from './svg.ts';

const colours = [
  palette.brass,
  palette.shell,
  palette.glass,
  palette.cobalt,
  palette.vermilion,
  palette.chalk,
];

const shelfHeight = 96;

/** Draws one thing on a shelf: a box, a jar or a roll, with its base on `floor`. */
function thing(random: Random, x: number, breadth: number, floor: number): string {
  const tall = between(random, 34, shelfHeight - 24);
  const fill = colours[Math.floor(random() * colours.length)] ?? palette.chalk;
  const kind = random();
  const attributes = { x, y: floor - tall, width: breadth, height: tall, fill };
  if (kind < 0.5) {
    return (
      element('rect', attributes) +
      element('rect', {
        x: x + breadth * 0.25,
        y: floor - tall * 0.62,
        width: breadth * 0.5,
        height: 12,
        fill: palette.paper,
      })
    );
  }
  if (kind < 0.8) {
    return (
      element('rect', { ...attributes, rx: breadth / 2.6 }) +
      element('rect', {
        x: x + breadth * 0.3,
        y: floor - tall - 9,
        width: breadth * 0.4,
        height: 14,
        fill,
      })
    );
  }
  return [0.25, 0.75]
    .map((share) =>
      disc([x + breadth * share, floor - breadth / 4], breadth / 4, {
        fill,
        stroke: palette.ink,
        'stroke-width': 3,
      }),
    )
    .join('');
}

function shelf(random: Random, floor: number): string {
  const things: string[] = [];
  for (let x = 290; x < 910;) {
    const breadth = between(random, 36, 84);
    things.push(thing(random, x, breadth, floor));
    x += breadth + between(random, 4, 12);
  }
  return (
    things.join('') +
    element('rect', { x: 280, y: floor, width: 640, height: 9, fill: palette.ink })
  );
}

/** Draws the shelves of the stores, seen through the round window of a door. */
export function stores(): string {
  const random = seeded(116);
  const shelves = Array.from({ length: 7 }, (_, index) => shelf(random, 230 + index * shelfHeight));
  const grey = mixed(palette.ink, palette.chalk, 0.62);
  const rivets = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return disc([centre[0] + 316 * Math.cos(angle), centre[1] + 316 * Math.sin(angle)], 7, {});
  });
  return poster(
    discClip('window'),
    sheet({ fill: grey }) +
      path(ring(centre, 340), { fill: mixed(grey, palette.ink, 0.3) }) +
      element('g', { fill: grey }, rivets.join('')) +
      disc(centre, discRadius, { fill: palette.night }) +
      element('g', { 'clip-path': 'url(#window)' }, shelves.join('')) +
      element('rect', { x: 1040, y: 400, width: 34, height: 150, rx: 17, fill: palette.ink }),
  );
}
