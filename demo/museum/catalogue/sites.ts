import type { CatalogueSite } from './tourTypes.ts';
import { venues } from './venues.ts';

/** Sites of the museum where tours begin. */
export const sites = {
  observatory: {
    id: '1',
    name: {
      de: 'Alte Seewarte, Am Pegelhaus',
      en: 'Alte Seewarte, Am Pegelhaus',
      fr: 'Alte Seewarte, Am Pegelhaus',
      it: 'Alte Seewarte, Am Pegelhaus',
      nl: 'Alte Seewarte, Am Pegelhaus',
      es: 'Alte Seewarte, Am Pegelhaus',
      sv: 'Alte Seewarte, Am Pegelhaus',
      da: 'Alte Seewarte, Am Pegelhaus',
    },
  },
  lighthouse: { id: '2', name: venues.lighthouse },
} satisfies Record<string, CatalogueSite>;
