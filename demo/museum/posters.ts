import { writeFile } from 'node:fs/promises';
import { cityMap } from './drawing/cityMap.ts';
import { clockwork } from './drawing/clockwork.ts';
import { faience } from './drawing/faience.ts';
import { herbarium } from './drawing/herbarium.ts';
import { logo } from './drawing/logo.ts';
import { printing } from './drawing/printing.ts';
import { stars } from './drawing/stars.ts';
import { tides } from './drawing/tides.ts';
import { weave } from './drawing/weave.ts';

/** Every picture of the museum by file name; the same run draws the same files, byte for byte. */
const drawings = {
  'acht-glasen': clockwork,
  'blei-und-farbe': printing,
  fayencen: faience,
  gezeiten: tides,
  herbarium,
  'kette-und-schuss': weave,
  logo,
  nordhimmel: stars,
  'stadt-am-strom': cityMap,
};

for (const [name, draw] of Object.entries(drawings)) {
  const svg = draw();
  await writeFile(new URL(`./posters/${name}.svg`, import.meta.url), svg);
  console.log(`${name}.svg ${(Buffer.byteLength(svg) / 1024).toFixed(1)} kB`);
}
