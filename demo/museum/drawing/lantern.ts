import { mixed, palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import { centre, disc, discRadius, element, path, polar, poster, ring, sheet } from './svg.ts';

const flame: Point = [centre[0], 470];

/** Draws light that fades from ring to ring. */
const glow = (): string =>
  Array.from({ length: 9 }, (_, index) =>
    disc(flame, discRadius - index * 26, {
      fill: mixed(palette.night, palette.buoy, 0.1 + index * 0.075),
    }),
  ).join('');

/** Draws dust in the light, and the steps of a spiral stair around it. */
function stair(): string {
  const random = seeded(104);
  const steps = Array.from({ length: 40 }, (_, index) => {
    const angle = index * 0.32 - Math.PI / 2;
    const radius = discRadius + 26 + index * 9;
    const [from, to] = [polar(centre, radius, angle), polar(centre, radius + 70, angle + 0.05)];
    return `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
  });
  const dust = Array.from({ length: 60 }, () =>
    disc(
      polar(flame, between(random, 90, discRadius), between(random, 0, Math.PI * 2)),
      between(random, 1, 3),
      {},
    ),
  );
  return (
    path(steps.join(''), {
      stroke: mixed(palette.ink, palette.glass, 0.35),
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }) + element('g', { fill: palette.paper, opacity: '.7' }, dust.join(''))
  );
}

function lamp(): string {
  const bars = [-74, 0, 74].map((x) => `M${flame[0] + x} 372V590`).join('');
  return (
    path('M520 372V590H680V372Z', { fill: palette.buoy, opacity: '.55' }) +
    path('M600 408C560 470 566 540 600 546C634 540 640 470 600 408Z', { fill: palette.vermilion }) +
    path('M600 452C582 490 584 530 600 534C616 530 618 490 600 452Z', { fill: palette.paper }) +
    path(bars, { stroke: palette.ink, 'stroke-width': 12 }) +
    path('M502 376L548 306H652L698 376Z', { fill: palette.ink }) +
    path('M572 306V276H628V306Z', { fill: palette.ink }) +
    path('M496 586H704V634H496Z', { fill: palette.ink }) +
    path(ring([600, 226], 52), { fill: 'none', stroke: palette.ink, 'stroke-width': 13 })
  );
}

/** Draws a ship's lantern that is carried through the dark museum. */
export const lantern = (): string =>
  poster('', sheet({ fill: palette.night }) + glow() + stair() + lamp());
