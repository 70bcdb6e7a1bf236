import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ShopConfig } from '../../src/core/api/contract.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { smallCatalogue } from './support/catalogue.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo();

/** Returns what the API reports as configuration when the server is started with this one. */
const publishedBy = async (configuration: Partial<ShopConfig>): Promise<ShopConfig> => {
  demo.openWith({ configuration });
  return demo.data('de/shopinfo/config?shop=1', 'ShopConfig');
};

const FLAGS = [
  'hasTickets',
  'hasGuidedTours',
  'hasMerchandise',
  'hasVouchers',
  'hasMemCard',
  'hasUserRegistration',
  'hasGuestRegistration',
  'hasVoucherCode',
  'hasWithdrawal',
  'logoLinksToMainSite',
  'showHeader',
  'showFooter',
  'showCookieDisclaimer',
  'showBreadcrumbs',
  'showProgressBar',
  'confirmPaymentOnCheckout',
  'takesCampaign',
] as const;

const OTHERS: Partial<ShopConfig>[] = [
  { siteName: 'The shop' },
  { siteNameTranslations: { de: 'Der Laden', sv: 'Butiken' } },
  { navTranslations: { de: { tickets: 'Karten' }, fr: { passes: 'Abonnements' } } },
  { languages: ['en', 'da'] },
  { defaultLanguage: 'nl' },
  { languagesFull: { de: 'Deutsch', en: 'British' } },
  { museumMainUrl: 'https://museum.example/' },
  { museumPerLanguageUrls: { en: 'https://museum.example/en' } },
  { customTermsLinks: { de: { imprint: { url: 'https://museum.example/wir', title: 'Wir' } } } },
  { currencySymbol: '€' },
  { timezone: 'Europe/Lisbon' },
  { showFewLeftBelow: 3 },
];

describe('The configuration', () => {
  let usual: ShopConfig;
  before(async () => {
    usual = await publishedBy({});
  });

  test('has exactly the known flags', () => {
    const booleans = Object.entries(usual)
      .filter(([key, value]) => typeof value === 'boolean' && key !== 'customTermsLinks')
      .map(([key]) => key);
    assert.deepEqual(booleans.toSorted(), FLAGS.toSorted());
  });

  for (const flag of FLAGS) {
    for (const isOn of [true, false]) {
      test(`reports ${flag} as ${isOn ? 'on' : 'off'} and changes no other value`, async () => {
        const published = await publishedBy({ [flag]: isOn });
        assert.deepEqual(published, { ...usual, [flag]: isOn });
      });
    }
  }

  for (const configuration of OTHERS) {
    test(`reports ${Object.keys(configuration)[0]} as configured`, async () => {
      assert.deepEqual(await publishedBy(configuration), { ...usual, ...configuration });
    });
  }

  test('leaves out optional values that are not set', async () => {
    const missing = ['siteName', 'siteNameTranslations', 'defaultLanguage', 'customTermsLinks'];
    const optional = [...missing, 'timezone', 'hasWithdrawal', 'showFewLeftBelow'];
    const published = await publishedBy(
      Object.fromEntries(optional.map((key) => [key, undefined])),
    );
    const never = ['navTranslations', 'museumMainUrl', 'museumPerLanguageUrls', 'partnerLogos'];
    for (const key of [...optional, ...never]) assert.equal(key in published, false, key);
  });

  test('turns the file names of partner logos into URLs', async () => {
    const partnerLogos = [
      {
        name: { de: 'Förderer' },
        logos: [{ image: 'a.svg', url: 'https://a.example/', alt: 'A' }],
      },
      { logos: [{ image: 'b.svg' }] },
    ];
    demo.openWith({ configuration: { partnerLogos } });
    const { body } = await demo.get('en/shopinfo/config');
    const at = (file: string): string => `${demo.shopAddress}/museum/posters/{width}/${file}`;
    assert.deepEqual(body.data.partnerLogos, [
      {
        name: { de: 'Förderer' },
        logos: [{ image: at('a.svg'), url: 'https://a.example/', alt: 'A' }],
      },
      { logos: [{ image: at('b.svg') }] },
    ]);
  });

  test('takes precedence over the catalogue, which takes precedence over the defaults', async () => {
    const catalogue = {
      ...smallCatalogue,
      configuration: { museumMainUrl: '/museum', museumPerLanguageUrls: inEvery('/museum') },
    };
    demo.openWith({ catalogue, configuration: { museumMainUrl: '/other' } });
    const data = await demo.data('de/shopinfo/config');
    assert.equal(data.museumMainUrl, '/other');
    assert.equal(data.museumPerLanguageUrls.da, '/museum [da]');
  });

  test('decides which calls exist and which time zone applies', async () => {
    demo.openWith({
      hasUserRegistration: true,
      configuration: {
        hasUserRegistration: false,
        hasGuestRegistration: false,
        hasWithdrawal: false,
        timezone: 'Pacific/Auckland',
      },
    });
    const codeOf = async (path: string) => (await demo.post(path)).body.code;
    assert.equal(await codeOf('de/auth/login'), 'ACCOUNTS_OFF');
    assert.equal(await codeOf('de/auth/guest'), 'GUESTS_OFF');
    assert.equal(await codeOf('de/order/withdrawal'), 'UNKNOWN_CALL');
    assert.equal((await demo.data('de/shopinfo')).timezone, 'Pacific/Auckland');
    // 09:30 UTC is 22:30 in Auckland, so it is the next day three hours later.
    demo.passMinutes(3 * 60);
    const { first } = await demo.data('de/ticket/lifetime?event=tides');
    assert.equal(first, '2027-03-06');
  });

  test('limits the languages of all calls except shopinfo', async () => {
    demo.openWith({ configuration: { languages: ['de', 'sv'] } });
    for (const lang of LANGUAGES) {
      const isSpoken = lang === 'de' || lang === 'sv';
      for (const path of ['shopinfo?shop=1', 'shopinfo/config?shop=1']) {
        assert.equal(await demo.statusOf(`${lang}/${path}`), 200, `${lang}/${path}`);
      }
      for (const path of ['content/static', 'event/select', 'customer/attr']) {
        assert.equal(await demo.statusOf(`${lang}/${path}`), isSpoken ? 200 : 404, lang);
      }
    }
  });
});
