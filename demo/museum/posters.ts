import { writeFile } from 'node:fs/promises';
import { braille } from './drawing/braille.ts';
import { cityMap } from './drawing/cityMap.ts';
import { clockwork } from './drawing/clockwork.ts';
import { compass } from './drawing/compass.ts';
import { dinner } from './drawing/dinner.ts';
import { faience } from './drawing/faience.ts';
import { faienceTall, faienceWide } from './drawing/faienceBanners.ts';
import { herbarium } from './drawing/herbarium.ts';
import { iceDrift } from './drawing/iceDrift.ts';
import { lantern } from './drawing/lantern.ts';
import { lighthouse } from './drawing/lighthouse.ts';
import { lighthouseTall, lighthouseWide } from './drawing/lighthouseBanners.ts';
import { logo } from './drawing/logo.ts';
import { moon } from './drawing/moon.ts';
import {
  ferryLogo,
  harbourLogo,
  northLogo,
  pilotsLogo,
  radioLogo,
} from './drawing/partnerLogos.ts';
import { printing } from './drawing/printing.ts';
import { ribs } from './drawing/ribs.ts';
import { soundFigures } from './drawing/soundFigures.ts';
import { stars } from './drawing/stars.ts';
import { steamTug } from './drawing/steamTug.ts';
import { stores } from './drawing/stores.ts';
import { tidesTall, tidesWide } from './drawing/tideBanners.ts';
import { tides } from './drawing/tides.ts';
import {
  bookWare,
  cardWare,
  clothWare,
  cupWare,
  instrumentWare,
  paperWare,
  toyWare,
  voucherWare,
} from './drawing/wares.ts';
import { weave } from './drawing/weave.ts';

/** Every picture of the museum, by file name. Each run draws the same files, byte for byte. */
const drawings = {
  'acht-glasen': clockwork,
  'banner-fayencen-breit': faienceWide,
  'banner-fayencen-hoch': faienceTall,
  'banner-gezeiten-breit': tidesWide,
  'banner-gezeiten-hoch': tidesTall,
  'banner-kattsand-breit': lighthouseWide,
  'banner-kattsand-hoch': lighthouseTall,
  'blei-und-farbe': printing,
  depot: stores,
  eisgang: iceDrift,
  fayencen: faience,
  gezeiten: tides,
  herbarium,
  kapitaensdinner: dinner,
  kattsand: lighthouse,
  'kette-und-schuss': weave,
  klangfiguren: soundFigures,
  kompass: compass,
  'laden-buch': bookWare,
  'laden-gutschein': voucherWare,
  'laden-instrument': instrumentWare,
  'laden-karte': cardWare,
  'laden-papier': paperWare,
  'laden-spielzeug': toyWare,
  'laden-tasse': cupWare,
  'laden-tuch': clothWare,
  laterne: lantern,
  logo,
  mondnacht: moon,
  nordhimmel: stars,
  'partner-hafen': harbourLogo,
  'partner-kattsand': ferryLogo,
  'partner-lotsen': pilotsLogo,
  'partner-nord': northLogo,
  'partner-tide': radioLogo,
  punktschrift: braille,
  spanten: ribs,
  'stadt-am-strom': cityMap,
  'unter-dampf': steamTug,
};

for (const [name, draw] of Object.entries(drawings)) {
  const svg = draw();
  await writeFile(new URL(`./posters/${name}.svg`, import.meta.url), svg);
  console.log(`${name}.svg ${(Buffer.byteLength(svg) / 1024).toFixed(1)} kB`);
}
