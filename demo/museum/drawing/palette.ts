/** The colours of the posters, named after the things that they come from. */
export const palette = {
  ink: '#10203a',
  night: '#0b1630',
  sea: '#12506a',
  glass: '#a9cfc3',
  fir: '#123f38',
  chalk: '#f5eddd',
  paper: '#fbf6ea',
  vermilion: '#e4472b',
  brick: '#b8321d',
  buoy: '#f3b53f',
  brass: '#d99a3a',
  shell: '#f2bfae',
  cobalt: '#2142a8',
} as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two hex colours. `share` (0 to 1) is the share of the second one. */
export function mixed(from: string, to: string, share: number): string {
  const end = channels(to);
  const mix = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? value) - value) * share),
  );
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
