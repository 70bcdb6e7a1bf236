/** Icons of social networks as paths in a 24 × 24 box: `lines` is stroked, `fill` is filled. */
export const ICONS: ReadonlyMap<string, { lines: string; fill?: string }> = new Map(
  Object.entries({
    twitter: { lines: 'M4 4l16 16M20 4L4 20' },
    youtube: { lines: 'M3 6h18v12H3z', fill: 'M10 9l5 3-5 3z' },
    instagram: { lines: 'M4 4h16v16H4zM12 8a4 4 0 100 8 4 4 0 100-8', fill: 'M16 6h2v2h-2z' },
    facebook: { lines: 'M17 4h-2q-3 0-3 3v14M8 12h8' },
    linkedin: { lines: 'M6 10v9M11 10v9M11 14q0-4 4-4t4 4v5', fill: 'M5 5h2v2H5z' },
    tripadvisor: {
      lines: 'M8 9a4 4 0 100 8 4 4 0 100-8M16 9a4 4 0 100 8 4 4 0 100-8M3 8q9-5 18 0M11 16l1 2 1-2',
      fill: 'M7 12h2v2H7zM15 12h2v2h-2z',
    },
    tiktok: { lines: 'M13 4v12a4 4 0 11-4-4M13 4q0 5 5 5' },
  }),
);
