import { mixed, palette } from './palette.ts';
import type { Point } from './svg.ts';
import {
  centre,
  disc,
  discRadius,
  gradient,
  line,
  path,
  polar,
  polygon,
  poster,
  ring,
  sheet,
} from './svg.ts';
import { escapeTeeth, openings, teeth } from './wheels.ts';

const turn = Math.PI * 2;
const balance: Point = [742, 322];
const escape: Point = [449, 566];
const pinion: Point = [742, 588];

function wheel(at: Point, outline: string, holes: string, hub: number, fill: string): string {
  const edge = { fill, 'fill-rule': 'evenodd', stroke: palette.night, 'stroke-width': 1.5 };
  return (
    path(outline + holes, {
      fill: palette.night,
      'fill-rule': 'evenodd',
      opacity: '.35',
      transform: 'translate(6 9)',
    }) +
    path(outline + holes, edge) +
    disc(at, hub, { fill: palette.night }) +
    disc(at, hub * 0.62, { fill: palette.vermilion }) +
    path(line([polar(at, hub * 0.5, 0.8), polar(at, hub * 0.5, 0.8 + Math.PI)]), {
      stroke: palette.night,
      'stroke-width': 2.5,
    })
  );
}

function hairspring(at: Point): string {
  const points = Array.from({ length: 220 }, (_, index) =>
    polar(at, 10 + index * 0.36, index * 0.23),
  );
  return path(line(points), { fill: 'none', stroke: palette.chalk, 'stroke-width': 2.2 });
}

/** Draws eight strokes in four pairs, as the ship's bell sounds them at the end of a watch. */
function eightBells(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const y = 450 + (index - 3.5) * 30 + (Math.floor(index / 2) - 1.5) * 30;
    return disc([1004, y], 10, { fill: palette.vermilion });
  }).join('');
}

/** Draws the great wheel, the escape wheel, the pinion and the balance, each above those before it. */
function wheels(): string {
  return (
    wheel(
      centre,
      teeth(centre, discRadius + 4, 84, 17),
      openings(centre, 84, 222, 6, 13, 0.26),
      30,
      'url(#brass)',
    ) +
    disc(centre, 243, {
      fill: 'none',
      stroke: palette.brick,
      'stroke-width': 1.5,
      opacity: '.6',
    }) +
    wheel(
      escape,
      escapeTeeth(escape, 112, 15),
      openings(escape, 26, 74, 4, 7, 0.5),
      15,
      palette.vermilion,
    ) +
    wheel(pinion, teeth(pinion, 92, 32, 13, 0.4), openings(pinion, 26, 60, 5, 6), 13, 'url(#dim)') +
    wheel(
      balance,
      ring(balance, 128),
      openings(balance, 20, 108, 3, 8, 0.2),
      12,
      mixed(palette.chalk, palette.buoy, 0.1),
    )
  );
}

/** Draws the second hand, which points to eight. */
function secondHand(): string {
  const hand = (5 / 12) * turn - Math.PI / 2 + turn / 4;
  return (
    path(
      polygon([
        polar(centre, 9, hand + turn / 4),
        polar(centre, 270, hand),
        polar(centre, 9, hand - turn / 4),
        polar(centre, 96, hand + Math.PI),
      ]),
      { fill: palette.paper },
    ) +
    disc(centre, 17, { fill: palette.paper }) +
    disc(centre, 6, { fill: palette.ink })
  );
}

/** Draws the inside of a marine chronometer at night, its second hand on eight. */
export function clockwork(): string {
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * turn;
    return line([polar(centre, 306, angle), polar(centre, index % 5 ? 314 : 328, angle)]);
  });
  return poster(
    gradient(
      'brass',
      [
        [0, '#f7cf7c'],
        [0.5, palette.buoy],
        [1, palette.brass],
      ],
      { x2: 1, y2: 1 },
    ) +
      gradient(
        'dim',
        [
          [0, '#8fa9c9'],
          [1, '#4d6a93'],
        ],
        { x2: 1, y2: 1 },
      ) +
      '<radialGradient id="night" r=".7"><stop stop-color="#1d3763"/><stop offset="1" stop-color="#0b1630"/></radialGradient>',
    sheet({ fill: 'url(#night)' }) +
      path(ticks.join(''), { stroke: palette.chalk, 'stroke-width': 2.5 }) +
      wheels() +
      hairspring(balance) +
      secondHand() +
      eightBells(),
    0.3,
  );
}
