import type { CatalogueArticle } from '../../../demo/museum/catalogue/articleTypes.ts';
import type {
  CatalogueVoucher,
  CatalogueVoucherCode,
} from '../../../demo/museum/catalogue/voucherTypes.ts';
import { COMMON_TOUR, EVERY_WEEKDAY, inEvery, priced, ticketOf } from './entries.ts';
import type { Catalogue } from '../../../demo/server/catalogue.ts';

const article = (
  id: string,
  priceCents: number,
  stock: number,
  more: Partial<CatalogueArticle>,
): CatalogueArticle => ({
  ...priced(id, `The ${id}`, priceCents),
  description: inEvery('<p>Fine</p>'),
  pictures: [`${id}.svg`],
  vat: 19,
  stock,
  category: 'things',
  ...more,
});

const category = (id: string, name: string, sequence_no = 1) => ({
  id,
  name: inEvery(name),
  sequence_no,
});

const voucher = (id: string, name: string, priceCents: number): CatalogueVoucher => ({
  ...priced(id, name, priceCents),
  description: inEvery('For you'),
  picture: 'gift.svg',
  group: 'values',
});

const code = (name: string, amountCents: number, more: Partial<CatalogueVoucherCode> = {}) => ({
  code: name,
  name: inEvery('A gift'),
  amountCents,
  usedCents: 0,
  fromDay: -10,
  toDay: 10,
  ...more,
});

/** An event with 20 places per slot that is closed on Mondays, a free event, and a few of everything else. */
export const smallCatalogue: Catalogue = {
  events: [
    {
      id: 'tides',
      name: inEvery('Tides'),
      description: inEvery('<p>Water</p>'),
      poster: 'tides.svg',
      venue: inEvery('Tower'),
      groups: ['special'],
      sequence_no: 1,
      opening: {
        weekdays: [2, 3, 4, 5, 6, 7],
        fromDay: 0,
        toDay: 60,
        times: ['10:00', '12:00', '14:00'],
        places: 20,
        boxOffice: [
          { day: 1, left: 0 },
          { day: 2, time: '12:00', left: 0 },
          { day: 3, time: '14:00', left: 5 },
        ],
      },
      tickets: [
        ticketOf('adult', 'Adult', 1200),
        ticketOf('child', 'Child', 400, { description: inEvery('6 to 17') }),
      ],
    },
    {
      id: 'open-day',
      name: inEvery('Open day'),
      description: inEvery('<p>Come in</p>'),
      poster: 'open-day.svg',
      venue: inEvery('Court'),
      groups: [],
      sequence_no: 0,
      opening: { weekdays: [6, 7], fromDay: 0, toDay: 60, times: ['11:00'], places: 100 },
      tickets: [ticketOf('free', 'Free', 0)],
    },
  ],
  tours: [
    {
      ...COMMON_TOUR,
      id: 'harbour',
      name: inEvery('Harbour tour'),
      poster: 'harbour.svg',
      categories: ['public'],
      maxParticipants: 6,
      singleTicketing: true,
      prices: [priced('place', 'Place', 400)],
      tickets: [priced('tour-adult', 'Adult', 900), priced('tour-child', 'Child', 0)],
      programme: {
        weekdays: EVERY_WEEKDAY,
        fromDay: 0,
        toDay: 30,
        times: [{ time: '10:00' }, { time: '14:00' }],
        places: 10,
        boxOffice: [
          { day: 1, left: 0 },
          { day: 2, time: '14:00', left: 0 },
        ],
      },
    },
  ],
  tourCategories: [category('public', 'Public')],
  articles: [
    article('poster', 1500, 5, {
      weightGrams: 250,
      goesWith: { events: ['tides'] },
      manufacturer: { name: 'Press', address: 'Kai 2, Hamburg', email: 'press@museum.example' },
      warnings: inEvery('Paper cuts'),
    }),
    article('telescope', 18900, 1, { weightGrams: 2000, pictures: ['brass.svg', 'glass.svg'] }),
    article('clock', 49000, 0, { weightGrams: 3000, goesWith: { events: ['tides'] } }),
    article('book', 3400, 40, { weightGrams: 900, vat: 7, category: 'books' }),
    article('guide', 900, 40, {
      weightGrams: 200,
      vat: 7,
      category: 'books',
      goesWith: { tours: ['harbour'] },
    }),
  ],
  articleCategories: [category('things', 'Things'), category('books', 'Books', 2)],
  passes: [
    article('pass', 3900, 100, { vat: 7, category: 'passes', goesWith: { events: ['tides'] } }),
    article('last-pass', 9000, 1, { vat: 7, category: 'passes' }),
  ],
  passCategories: [category('passes', 'Passes')],
  vouchers: [
    { ...voucher('gift', 'Gift', 2500), freeAmount: { minCents: 500, maxCents: 25000 } },
    voucher('fixed', 'Fixed', 5000),
  ],
  voucherGroups: [category('values', 'Values')],
  voucherCodes: [
    code('GIFT-1', 2500),
    code('GIFT-2', 1000, { usedCents: 400 }),
    code('SMALL', 300),
    code('HUGE', 1_000_000),
    code('LATER', 2500, { fromDay: 1 }),
    code('OVER', 2500, { toDay: -1 }),
    code('EMPTY', 2500, { usedCents: 2500 }),
  ],
  shippingZones: [
    {
      countries: ['DE'],
      steps: [
        { upToGrams: 1000, cents: 490 },
        { upToGrams: 5000, cents: 890 },
      ],
    },
    { countries: ['DK', 'AT'], steps: [{ upToGrams: 5000, cents: 1290 }] },
  ],
  groups: [category('special', 'Special')],
  shop: {
    siteName: inEvery('Test Museum'),
    email: 'tickets@museum.example',
    phone: '+49 40 66969 240',
    street: 'Kai 1',
    zip: '20095',
    city: 'Hamburg',
    country: 'DE',
    logo: 'logo.svg',
  },
  staticPages: { imprint: { title: inEvery('Imprint'), html: inEvery('<p>We</p>') } },
  content: {
    banners: { home: [{ image: 'wide.svg', image_mobile: '', alt: inEvery('Ships') }] },
    cookieWarning: inEvery('<p>Cookies</p>'),
    socialMedia: [{ name: 'youtube', link: 'https://video.example/museum', sequence_no: 1 }],
  },
};
