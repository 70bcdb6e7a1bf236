import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';
import license from 'rollup-plugin-license';
import {
  cssText,
  editorPages,
  editorsApart,
  goodGuest,
  linguiCatalogs,
  noCircles,
  retryImports,
  shortMessageIds,
  swcMinify,
} from './tools/rollup-plugins.mjs';
import { ELEMENTS } from './tools/elements.mjs';
import { leanPackages } from './tools/package-parts.mjs';
import { leanReact } from './tools/react-parts.mjs';
import { swcOptions } from './tools/swc.mjs';

const dist = process.env.DIST ?? 'dist';
// the file of the whole shop has a name of its own, since the loader has that of its tag
const elements = ELEMENTS.filter((name) => name !== 'shop');

/**
 * Chunks by what is needed together, the first that fits: in one file, since many small ones compress badly. Packages stand
 * in a chunk of their own, which stays cached when the shop changes.
 */
const CHUNKS = {
  // the codes of tickets, for who has some
  codes:
    /node_modules\/lean-qr|src\/(core\/checkout\/code|views\/(checkout\/TicketCodes|styles\/codes))/,
  packages:
    /commonjsHelpers|node_modules\/(?!(lean-qr|spark-md5|validator)\/)|tools\/(valtio-shared|wouter-location|react-store|ofetch-parts|messages-lines)/,
  // what the loader needs, and the elements too
  loader:
    /src\/(elements\/(arrive|museumShop|near|room)|core\/(analytics\/consent|config\/script|navigation\/(arrival|asleep|history)|published|routes\/noKey|shared))\.ts$/,
  // what every screen needs, with all it imports
  shop: /src\/(elements\/(Root|define|homes)|views\/(app\/(Stage|FailureMessage|OutdatedMessage|GroupFilter|ScreenHeading)|tickets\/AllTickets|parts\/(CardsSkeleton|Price|Picture|Button|Message|Skeleton|describe)|styles\/(cards|form))|core\/(calendar\/(month|format)|cart\/types|money\/format|tickets\/actions|api\/(group|lifetime)|renew))\.(tsx?|css)$/,
  // where something is chosen, on an event or on a tour, and the few words that follow
  choices:
    /src\/(views\/(app\/(Added|AddedMessage|DayChoice|Family|NoticeMessage|SafeHtml|ToastMessage|keepFocus|later)\.tsx?|styles\/(calendar|choices|lines|toast)\.css|parts\/(ChoiceGroup|FamilyParts|MonthGrid|Stepper|TimeChoice|Toast|TotalBar|useKeptHeight)\.tsx?)|core\/(api\/atMost|cart\/actions|count|toasts\/actions)\.ts)$/,
  // what is filled in: guests' details, the questions of a tour
  forms:
    /src\/(core\/(account\/(attributes|faults|form)|api\/customers)|views\/(app\/(CustomerFields|FormErrors|faults|personFields|useForm)|parts\/(AreaField|CheckField|ErrorSummary|Field|FieldFrame|OptionsField|PasswordField|SelectField)))\.tsx?$/,
  // the places of tickets: on an event, in the basket
  tickets: /src\/core\/tickets\/(line|places|days)\.ts$/,
  // the list of tours and the tour itself
  tours:
    /src\/(core\/(api\/tours|calendar\/time|tours\/(actions|store))|views\/tours\/(All|Day|Filter|TourCard|TourFilter|TourList|useTourFacts)\w*)\.tsx?$/,
  // a tour, and a tour in the basket
  bookings:
    /src\/core\/(cart\/(changing|reduced)|tours\/(answers|bookings|days|line|problems|state))\.ts$/,
  // the lists of articles, passes and vouchers, and the ways there
  goods:
    /src\/(core\/(api\/(merchandise|vouchers)|pages\/(actions|store)|(merchandise|vouchers)\/(actions|groups|limits|rules|store|types))|views\/((merchandise|passes|vouchers)\/(\w+List|\w+Card|All\w+|routes)|app\/(GoodsName|LegalLink|ShippingLink|useGrowing)))\.tsx?$/,
  // one of them, and what is asked of who buys it
  pieces:
    /src\/(core\/(passes\/|merchandise\/stock|vouchers\/(add|amount|line))|views\/(merchandise|passes|vouchers)\/)/,
  // from the basket to the paid order; a basket that was left behind needs some of it, too
  // and the account, by which one buys
  checkout:
    /node_modules\/(spark-md5|validator)|src\/(core\/((account\/(actions|hash|login|password|rules)|api\/passwords|basket|checkout\/actions|cart\/restore|logout|resume)\.ts)|views\/(account\/|cart\/(?!CartButton)|checkout\/|app\/PageDialog))/,
  // what a visitor is asked, and told, once he has chosen how many
  questions: /src\/views\/tours\/(BookingProblems|TourQuestions)\.tsx$/,
};

function chunkOf(id) {
  const [, language, area = 'all'] = /locales\/(\w+)\/messages\.po(?:\?(\w+))?$/.exec(id) ?? [];
  if (language) return `messages-${language}-${area}`;
  return Object.keys(CHUNKS).find((name) => CHUNKS[name].test(id));
}

/** Languages come when they are spoken. */
function chunkOfEditors(id) {
  const [, language] = /locales\/(\w+)\/messages\.po$/.exec(id) ?? [];
  return language && `messages-${language}`;
}

const swcPlugin = () => swc({ swc: { ...swcOptions, sourceMaps: true } });
const resolvePlugin = () =>
  resolve({
    browser: true,
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    exportConditions: ['production'],
  });
const replacePlugin = () =>
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env?.DEBUG': String(process.argv.includes('--watch')),
      'import.meta.env.MODE': '"production"',
      'import.meta.env': 'true',
      // the developer tools of a host page are for its own React
      'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
    },
  });
function onwarn(warning, warn) {
  // lingui and wouter mark modules for React's server components; nothing here runs on a server
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/** What visitors load. */
const shop = {
  input: {
    'museum-shop': 'src/elements/loader.ts',
    // its tag has the name of the loader
    'museum-whole-shop': 'src/elements/shop.tsx',
    ...Object.fromEntries(elements.map((name) => [`museum-${name}`, `src/elements/${name}.tsx`])),
  },
  output: {
    dir: dist,
    format: 'es',
    // beside the files, without a line in each that points there: a visitor never asks for them
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkOf,
    experimentalMinChunkSize: 1000,
  },
  plugins: [
    editorsApart(),
    goodGuest(),
    replacePlugin(),
    cssText(),
    linguiCatalogs({ isSplit: true }),
    resolvePlugin(),
    leanReact(),
    retryImports(),
    leanPackages(),
    commonjs(),
    swcPlugin(),
    shortMessageIds(),
    swcMinify(),
    noCircles(),
    // minified code carries no comments, so the licences of what is inside stand in a file beside it
    license({ thirdParty: { output: `${dist}/THIRD-PARTY.txt` } }),
  ],
  onwarn,
};

/**
 * What editors load, on pages of their own under `embed/`: a bundle for itself, so that none of it is in the way of visitors.
 * It shares the stores of a page with the shop, as any two copies do.
 */
const embed = {
  input: {
    configurator: 'src/elements/configurator.tsx',
    preview: 'src/elements/preview.ts',
    doctor: 'src/elements/examination.ts',
  },
  output: {
    dir: `${dist}/embed`,
    format: 'es',
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkOfEditors,
  },
  plugins: [
    goodGuest(),
    replacePlugin(),
    cssText(),
    linguiCatalogs(),
    resolvePlugin(),
    commonjs(),
    swcPlugin(),
    swcMinify(),
    noCircles(),
    editorPages(),
  ],
  onwarn,
};

export default [shop, embed];
