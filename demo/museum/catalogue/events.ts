import { captainsDinner } from './events/captainsDinner.ts';
import { collection } from './events/collection.ts';
import { concerts } from './events/concerts.ts';
import { eightBells } from './events/eightBells.ts';
import { faience } from './events/faience.ts';
import { herbarium } from './events/herbarium.ts';
import { iceWinter } from './events/iceWinter.ts';
import { lighthouse } from './events/lighthouse.ts';
import { moonNight } from './events/moonNight.ts';
import { northernSky } from './events/northernSky.ts';
import { printing } from './events/printing.ts';
import { steamTug } from './events/steamTug.ts';
import { tides } from './events/tides.ts';
import { weaving } from './events/weaving.ts';
import type { CatalogueEvent } from './types.ts';

export const events: CatalogueEvent[] = [
  tides,
  herbarium,
  collection,
  northernSky,
  faience,
  weaving,
  eightBells,
  printing,
  steamTug,
  lighthouse,
  concerts,
  moonNight,
  captainsDinner,
  iceWinter,
];
