import { palette } from './palette.ts';
import { centre, disc, discRadius, element, path, poster, sheet } from './svg.ts';

/** Draws an article of the museum's shop in front of the disc, in a few shapes. */
const ware = (ground: string, sun: string, shapes: string): string =>
  poster('', sheet({ fill: ground }) + disc(centre, discRadius, { fill: sun }) + shapes);

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  element('rect', { x, y, width, height, fill });

const stroke = (d: string, colour: string, width: number): string =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });

export const bookWare = (): string =>
  ware(
    palette.sea,
    palette.buoy,
    box(452, 268, 296, 380, palette.ink) +
      box(452, 268, 34, 380, palette.vermilion) +
      box(530, 340, 170, 18, palette.chalk) +
      box(530, 380, 120, 18, palette.chalk) +
      stroke('M520 560q40-36 80 0t80 0', palette.glass, 14),
  );

export const paperWare = (): string =>
  ware(
    palette.glass,
    palette.vermilion,
    box(430, 300, 300, 330, palette.chalk) +
      stroke('M470 370h220M470 430h220M470 490h220M470 550h140', palette.sea, 8) +
      path('M760 250l44 26-150 270-52 34 8-62z', { fill: palette.ink }),
  );

export const toyWare = (): string =>
  ware(
    palette.buoy,
    palette.sea,
    path('M390 520h420l-60 110H450z', { fill: palette.ink }) +
      box(470, 420, 190, 100, palette.chalk) +
      box(560, 310, 60, 110, palette.vermilion) +
      disc([520, 470], 22, { fill: palette.sea }) +
      disc([610, 470], 22, { fill: palette.sea }),
  );

export const instrumentWare = (): string =>
  ware(
    palette.ink,
    palette.chalk,
    disc(centre, 190, { fill: palette.brass }) +
      disc(centre, 158, { fill: palette.paper }) +
      path('M600 310l30 140h-60z', { fill: palette.vermilion }) +
      path('M600 590l30-140h-60z', { fill: palette.ink }) +
      disc(centre, 14, { fill: palette.brass }),
  );

export const cupWare = (): string =>
  ware(
    palette.shell,
    palette.cobalt,
    stroke('M720 390q100 0 100 80t-100 80', palette.paper, 34) +
      path('M450 320h280v250a60 60 0 0 1-60 60H510a60 60 0 0 1-60-60z', { fill: palette.paper }) +
      stroke(
        'M470 440q30-24 60 0t60 0 60 0 60 0M470 500q30-24 60 0t60 0 60 0 60 0',
        palette.cobalt,
        12,
      ),
  );

export const cardWare = (): string =>
  ware(
    palette.vermilion,
    palette.chalk,
    box(400, 330, 400, 250, palette.ink) +
      disc([500, 430], 48, { fill: palette.buoy }) +
      path('M430 530a70 60 0 0 1 140 0z', { fill: palette.buoy }) +
      stroke('M620 410h130M620 460h130M620 510h80', palette.glass, 12),
  );

export const voucherWare = (): string =>
  ware(
    palette.fir,
    palette.shell,
    box(390, 340, 420, 230, palette.paper) +
      box(570, 340, 46, 230, palette.vermilion) +
      stroke('M593 340q-90-110-110-40t110 40q90-110 110-40t-110 40', palette.vermilion, 22) +
      stroke('M430 420h90M430 460h60', palette.fir, 12),
  );

export const clothWare = (): string =>
  ware(
    palette.cobalt,
    palette.paper,
    path('M480 300l80-40h80l80 40 90 90-70 70-40-34v214H500V426l-40 34-70-70z', {
      fill: palette.sea,
    }) + stroke('M520 470h160M520 520h160M520 570h160', palette.paper, 14),
  );
