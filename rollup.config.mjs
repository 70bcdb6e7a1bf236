import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';
import license from 'rollup-plugin-license';
import { cssText, goodGuest, linguiCatalogs, swcMinify } from './tools/rollup-plugins.mjs';
import { swcOptions } from './tools/swc.mjs';

const dist = process.env.DIST ?? 'dist';
const elements = ['tickets', 'tours', 'checkout', 'cart-button'];

/** What the loader needs, and the elements too. */
const LOADER = /src\/(elements\/(arrive|room)|core\/(config\/script|navigation\/arrival))\.ts$/;

/** What every screen needs, with all it imports: in one file, since many small ones compress badly. */
const EVERY_SCREEN =
  /src\/(elements\/(Root|define)|views\/(app\/(Stage|FailureMessage|AllTickets|ScreenHeading)|parts\/(Price|Picture|Button|Skeleton))|core\/(calendar\/(month|format)|cart\/types|money\/format|tickets\/actions))\.tsx?$/;

/** What is needed wherever something is chosen: on an event, on a tour. */
const EVERY_CHOICE =
  /src\/(views\/(app\/(Added|DayChoice|Family|later|SafeHtml)\.tsx?|styles\/(calendar|choices|lines)\.css|parts\/(ChoiceGroup|MonthGrid|Stepper|TimeChoice|TotalBar|useKeptHeight)\.tsx?)|core\/(api\/atMost|cart\/actions|count)\.ts)$/;

/** What is filled in: guests' details, the questions of a tour. */
const EVERY_FORM =
  /src\/views\/(parts\/(AreaField|CheckField|ErrorSummary|Field|FieldFrame|OptionsField|SelectField)\.tsx)$/;

/** What counts the places of tickets: on an event, in the basket. */
const EVERY_TICKET = /src\/core\/tickets\/(places|days)\.ts$/;

/** What the list of tours and the tour itself need. */
const EVERY_TOUR =
  /src\/(core\/(api\/tours|renew|calendar\/time|tours\/(actions|store))|views\/tours\/(AllTours|useTourFacts))\.tsx?$/;

/** What a tour and a tour in the basket need. */
const EVERY_BOOKING = /src\/core\/tours\/(answers|bookings|days|line|problems|state)\.ts$/;

/** What is seen at every step of the checkout. */
const EVERY_STEP =
  /src\/views\/(cart\/(CartTotals|CartLines|CartChanges)|checkout\/CheckoutFrame)\.tsx$/;

/** What the checkout knows and does; a basket that was left behind needs it, too. */
const EVERY_ORDER = /src\/core\/(account\/actions|basket|checkout\/actions|cart\/restore)\.ts$/;

/** A few words that come when they are needed. */
const WORDS = /src\/views\/(app\/(AddedMessage|NoticeMessage|keepFocus)|parts\/FamilyParts)\.tsx?$/;

/** What a visitor is asked, and told, once he has chosen how many. */
const EVERY_QUESTION = /src\/views\/tours\/(BookingProblems|TourQuestions)\.tsx$/;

/** What every list of things to buy is made of. */
const EVERY_LIST = /src\/views\/(parts\/CardsSkeleton\.tsx|styles\/cards\.css)$/;

/** Packages that every screen needs stand in two chunks of their own, which stay cached when the shop changes. */
function packageChunk(id) {
  if (/commonjsHelpers|node_modules\/(react|react-dom|scheduler|@r2wc)\//.test(id)) return 'react';
  const [, language, area = 'all'] = /locales\/(\w+)\/messages\.po(?:\?(\w+))?$/.exec(id) ?? [];
  if (language) return `messages-${language}-${area}`;
  if (/node_modules\/dompurify\//.test(id)) return undefined;
  if (/node_modules\/|tools\/(valtio-shared|wouter-location|react-store)/.test(id)) {
    return 'packages';
  }
  if (LOADER.test(id)) return 'loader';
  if (EVERY_SCREEN.test(id)) return 'shop';
  if (EVERY_CHOICE.test(id)) return 'choices';
  if (EVERY_FORM.test(id)) return 'forms';
  if (EVERY_TICKET.test(id)) return 'tickets';
  if (EVERY_TOUR.test(id)) return 'tours';
  if (id.endsWith('styles/form.css')) return 'form';
  if (EVERY_BOOKING.test(id)) return 'bookings';
  if (EVERY_STEP.test(id)) return 'steps';
  if (EVERY_ORDER.test(id)) return 'orders';
  if (WORDS.test(id)) return 'words';
  if (EVERY_QUESTION.test(id)) return 'questions';
  if (EVERY_LIST.test(id)) return 'lists';
  return undefined;
}

export default {
  input: {
    'museum-shop': 'src/elements/loader.ts',
    ...Object.fromEntries(elements.map((name) => [`museum-${name}`, `src/elements/${name}.tsx`])),
  },
  output: {
    dir: dist,
    format: 'es',
    // beside the files, without a line in each that points there: a visitor never asks for them
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: packageChunk,
    experimentalMinChunkSize: 1000,
  },
  plugins: [
    goodGuest(),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env.MODE': '"production"',
        'import.meta.env': 'true',
        // the developer tools of a host page are for its own React
        'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
      },
    }),
    cssText(),
    linguiCatalogs({ isSplit: true }),
    resolve({
      browser: true,
      extensions: ['.mjs', '.js', '.ts', '.tsx'],
      exportConditions: ['production'],
    }),
    commonjs(),
    swc({ swc: { ...swcOptions, sourceMaps: true } }),
    swcMinify(),
    // minified code carries no comments, so the licences of what is inside stand in a file beside it
    license({ thirdParty: { output: `${dist}/THIRD-PARTY.txt` } }),
  ],
  onwarn(warning, warn) {
    // lingui and wouter mark modules for React's server components; nothing here runs on a server
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
  },
};
