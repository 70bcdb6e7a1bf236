import type { CatalogueTour } from './tourTypes.ts';
import { depot } from './tours/depot.ts';
import { ebbThief } from './tours/ebbThief.ts';
import { groupTour } from './tours/groupTour.ts';
import { highlights } from './tours/highlights.ts';
import { lighthouseClimb } from './tours/lighthouseClimb.ts';
import { lighthouseGroup } from './tours/lighthouseGroup.ts';
import { nightWatch } from './tours/nightWatch.ts';
import { schoolClass } from './tours/schoolClass.ts';
import { shipyard } from './tours/shipyard.ts';
import { signLanguage } from './tours/signLanguage.ts';
import { telescope } from './tours/telescope.ts';
import { touch } from './tours/touch.ts';

/** The museum's guided tours. Each language of a tour has its own id. */
export const tours: CatalogueTour[] = [
  ...highlights,
  nightWatch,
  ...schoolClass,
  ...groupTour,
  ...lighthouseClimb,
  lighthouseGroup,
  ebbThief,
  signLanguage,
  touch,
  depot,
  shipyard,
  telescope,
];
