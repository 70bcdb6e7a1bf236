import { expect } from 'chai';
import { setClock } from '../../../src/core/calendar/clock.ts';
import type { LegalPage, ShopConfig } from '../../../src/core/config/types.ts';
import { content } from '../../../src/core/content/store.ts';
import { LANGUAGES, type Lang } from '../../../src/core/i18n/languages.ts';
import { eventually } from '../../support/eventually.ts';
import { ofDemo, type Screen } from '../../support/screen.tsx';
import { part, showWhole, SHOWN_IN, startWhole, wordsOf } from '../../support/whole.tsx';
import { say, sayIn } from '../../support/say.ts';

const { origin } = location;
const LEGAL = 'footer nav:has(a[href*="/page/"], a[href*="legal"])';
const SOCIAL = 'footer .social, footer nav a[aria-label]';

type Social = { name: string; link: string; sequence_no: number };

const linksIn = ({ root }: Screen, selector: string): HTMLAnchorElement[] => [
  ...root.querySelectorAll<HTMLAnchorElement>(selector),
];

const labelsIn = (lang: Lang): string[] =>
  (
    [
      'imprint',
      'termsAndConditions',
      'privacyPolicy',
      'shipping',
      'withdrawFromContractHere',
      'accessibility',
    ] as const
  ).map((name) => sayIn(lang, name));

const PATHS = [
  'page/imprint',
  'page/terms',
  'page/data_protection',
  'page/shipping',
  'withdrawal',
  'page/accessibility_statement',
] as const;

describe('the legal links of the footer', () => {
  it('lead to the cancellation of contracts, if the museum has set its page', async () => {
    await startWhole({ cancellationUrl: { en: 'https://museum.example/cancel' } });
    const screen = await showWhole('/nowhere');
    const link = part<HTMLAnchorElement>(screen, 'footer a[href*=cancel]');
    expect([link.textContent, link.href]).to.deep.equal([
      say('cancelContractsHere'),
      'https://museum.example/cancel',
    ]);
    const inCheckout = part<HTMLAnchorElement>(
      await showWhole('/checkout'),
      '.legal a[href*=cancel]',
    );
    expect(inCheckout.textContent).to.equal(say('cancelContractsHere'));
    await startWhole();
    expect((await showWhole('/nowhere')).text()).not.to.include(say('cancelContractsHere'));
  });

  for (const lang of SHOWN_IN) {
    it(`lead to the pages of the shop, in ${lang}`, async () => {
      await startWhole();
      const screen = await showWhole('/', lang);
      const links = linksIn(screen, `${LEGAL} a`);
      expect(links.map(({ textContent }) => textContent)).to.deep.equal(labelsIn(lang));
      expect(links.map(({ href }) => href)).to.deep.equal(
        PATHS.map((path) => `${origin}/shop/${lang}/${path}`),
      );
      expect(links.some(({ target }) => target)).to.equal(false);
    });

    it(`lead to pages on the site of the museum, in ${lang}`, async () => {
      const pages: LegalPage[] = ['imprint', 'terms', 'data_protection', 'shipping'];
      const own = (each: Lang) =>
        Object.fromEntries(
          pages.map((page) => [
            page,
            { url: `https://museum.example/legal/${each}/${page}`, title: `${page} ${each}` },
          ]),
        );
      await startWhole({
        customTermsLinks: Object.fromEntries(LANGUAGES.map((each) => [each, own(each)])),
      });
      const screen = await showWhole('/', lang);
      const links = linksIn(screen, `${LEGAL} a`);
      const [withdrawal, accessibility] = labelsIn(lang).slice(4);
      expect(links.map(({ textContent }) => textContent)).to.deep.equal([
        ...pages.map((page) => `${page} ${lang}`),
        withdrawal,
        accessibility,
      ]);
      const ownLinks = links.slice(0, 4);
      expect(ownLinks.map(({ href }) => href)).to.deep.equal(
        pages.map((page) => `https://museum.example/legal/${lang}/${page}`),
      );
      expect(
        ownLinks.every(({ target, rel }) => target === '_blank' && rel === 'noopener'),
      ).to.equal(true);
    });
  }

  const cases: [title: string, shop: Partial<ShopConfig>, missing: readonly string[]][] = [
    ['omit shipping without merchandise', { hasMerchandise: false }, [say('shipping')]],
    [
      'omit the withdrawal if it is switched off',
      { hasWithdrawal: false },
      [say('withdrawFromContractHere')],
    ],
    [
      'omit accessibility for a shop outside the euro area',
      { currencySymbol: 'CHF' },
      [say('accessibility')],
    ],
    [
      'omit all three together',
      { hasMerchandise: false, hasWithdrawal: false, currencySymbol: 'DKK' },
      [say('shipping'), say('withdrawFromContractHere'), say('accessibility')],
    ],
  ];
  for (const [title, shop, missing] of cases) {
    it(title, async () => {
      await startWhole(shop);
      expect(wordsOf(await showWhole(), `${LEGAL} a`)).to.deep.equal(
        labelsIn('en').filter((label) => !missing.includes(label)),
      );
    });
  }

  it('keep the page of the shop if the own one is for another language or has no valid address', async () => {
    await startWhole({
      customTermsLinks: {
        de: { imprint: { url: 'https://museum.example/legal', title: 'Unser Impressum' } },
        en: { terms: { url: 'javascript:alert(1)', title: 'Ours' } },
      },
    });
    const links = linksIn(await showWhole(), `${LEGAL} a`).slice(0, 2);
    expect(links.map(({ href }) => href)).to.deep.equal([
      `${origin}/shop/en/page/imprint`,
      `${origin}/shop/en/page/terms`,
    ]);
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(labelsIn('en').slice(0, 2));
  });

  it('use the label of the shop if an own page has no title', async () => {
    await startWhole({
      customTermsLinks: { en: { imprint: { url: 'https://museum.example/legal', title: '' } } },
    });
    const [imprint] = linksIn(await showWhole(), `${LEGAL} a`);
    expect([imprint?.href, imprint?.textContent]).to.deep.equal([
      'https://museum.example/legal',
      say('imprint'),
    ]);
  });
});

describe('the copyright of the footer', () => {
  for (const [utc, year] of [
    ['2027-03-02T08:00:00Z', 2027],
    ['2027-12-31T22:59:00Z', 2027],
    // midnight in the time zone of the museum
    ['2027-12-31T23:00:00Z', 2028],
  ] as const) {
    it(`shows ${year} at ${utc}`, async () => {
      await startWhole({ siteName: 'Sternwarte' });
      setClock(() => Date.parse(utc));
      const screen = await showWhole();
      expect(wordsOf(screen, 'footer p')).to.deep.equal([`© ${year} Sternwarte`]);
    });
  }
});

async function withContent(data: object): Promise<Screen> {
  await startWhole({}, { answers: { 'GET content/static': { data } } });
  const screen = await showWhole('/page/imprint');
  await eventually('its content has come', () => content.known.all.is !== 'loading');
  await new Promise(requestAnimationFrame);
  return screen;
}

const social = (links: readonly Partial<Social>[]) =>
  withContent({
    banners: {},
    social_media: links.map((link, index) => ({ sequence_no: index, name: 'x', ...link })),
  });

const NETWORKS = [
  'twitter',
  'youtube',
  'instagram',
  'facebook',
  'linkedin',
  'tripadvisor',
  'tiktok',
];

describe('the social media of the footer', () => {
  it('are sorted by their numbers', async () => {
    const screen = await social([
      { name: 'c', link: 'https://c.example/', sequence_no: 30 },
      { name: 'a', link: 'https://a.example/', sequence_no: 1 },
      { name: 'b', link: 'https://b.example/', sequence_no: 2 },
    ]);
    expect(linksIn(screen, SOCIAL).map(({ href }) => href)).to.deep.equal([
      'https://a.example/',
      'https://b.example/',
      'https://c.example/',
    ]);
  });

  for (const name of [...NETWORKS, 'YouTube']) {
    it(`show ${name} as an icon with an accessible name`, async () => {
      const screen = await social([{ name, link: 'https://network.example/museum' }]);
      const [link] = linksIn(screen, SOCIAL);
      expect(link!.querySelector('svg') !== null).to.equal(true);
      expect([link!.ariaLabel, link!.textContent]).to.deep.equal([name, '']);
      expect([link!.target, link!.rel]).to.deep.equal(['_blank', 'noopener']);
    });
  }

  it('have a different icon for each network', async () => {
    const screen = await social(
      NETWORKS.map((name) => ({ name, link: `https://${name}.example/` })),
    );
    const signs = [...screen.root.querySelectorAll('footer svg')].map((svg) => svg.innerHTML);
    expect(new Set(signs).size).to.equal(NETWORKS.length);
  });

  for (const name of ['Mastodon', 'constructor', '<b>x</b>']) {
    it(`show ${name} as text, because it has no icon`, async () => {
      const screen = await social([{ name, link: 'https://network.example/museum' }]);
      const [link] = linksIn(screen, SOCIAL);
      expect(link!.querySelector('svg')?.outerHTML).to.equal(undefined);
      expect([link!.ariaLabel, link!.textContent]).to.deep.equal([name, name]);
    });
  }

  it('omit entries without a web address', async () => {
    const screen = await social([
      { name: 'facebook', link: 'javascript:alert(1)' },
      { name: 'youtube', link: '' },
      { name: 'tiktok', link: 'https://[' },
      { name: 'instagram', link: 'https://instagram.example/' },
    ]);
    expect(linksIn(screen, SOCIAL).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['instagram']);
  });

  for (const [title, given] of [
    ['there are none', []],
    ['none of them has a web address', [{ name: 'facebook', link: 'javascript:alert(1)' }]],
  ] as const) {
    it(`are left out if ${title}`, async () => {
      const screen = await social(given);
      expect(screen.all('navigation').map(({ name }) => name)).not.to.include(say('socialMedia'));
    });
  }

  it('are shown in the order of the reference server', async () => {
    await startWhole();
    const screen = await showWhole();
    await eventually('they have come', () => linksIn(screen, SOCIAL).length > 0);
    const { body } = await ofDemo('content/static');
    const { data } = body as { data: { social_media: Social[] } };
    const sorted = data.social_media.toSorted((one, other) => one.sequence_no - other.sequence_no);
    expect(linksIn(screen, SOCIAL).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(
      sorted.map(({ name }) => name),
    );
  });

  it('are left out without an alert if the server has none', async () => {
    await startWhole({}, { answers: { 'GET content/static': { status: 404 } } });
    const screen = await showWhole('/nowhere');
    await eventually('the answer has come', () => content.known.all.is === 'failed');
    expect(screen.all('alert')).to.have.length(0);
    expect(wordsOf(screen, 'footer p')).to.have.length(1);
  });
});

const image = (color: string): string =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${color}"/></svg>`;

describe('the partners of the footer', () => {
  const partnerLogos: ShopConfig['partnerLogos'] = [
    {
      name: Object.fromEntries(LANGUAGES.map((lang) => [lang, `Friends ${lang}`])),
      logos: [
        { image: image('red'), url: 'https://red.example/', alt: 'Red' },
        { image: image('blue'), alt: 'Blue' },
      ],
    },
    {
      name: { de: 'Nur deutsch' },
      logos: [
        { image: image('green'), url: 'javascript:alert(1)', alt: 'Green' },
        { url: 'https://none.example/', alt: 'None' },
        { image: image('grey'), url: 'https://grey.example/', alt: '' },
      ],
    },
    { name: { en: 'Nobody' }, logos: [{ alt: 'No picture' }] },
  ];

  it('have a surface that is white on a light page, and less bright on a dark one', async () => {
    await startWhole({ partnerLogos });
    const screen = await showWhole('/nowhere');
    const surface = (scheme: string): string => {
      document.body.style.colorScheme = scheme;
      const { backgroundColor } = getComputedStyle(part(screen, '.partners img'));
      document.body.style.colorScheme = '';
      return backgroundColor;
    };
    expect([surface('light'), surface('dark')]).to.deep.equal([
      'rgb(255, 255, 255)',
      'rgb(220, 218, 213)',
    ]);
  });

  for (const lang of SHOWN_IN) {
    it(`are grouped under their titles, in ${lang}`, async () => {
      await startWhole({ partnerLogos });
      const screen = await showWhole('/', lang);
      expect(wordsOf(screen, 'footer h2')).to.deep.equal([
        `Friends ${lang}`,
        ...(lang === 'de' ? ['Nur deutsch'] : []),
      ]);
      const groups = [...screen.root.querySelectorAll('footer section')];
      expect(groups.map((group) => group.querySelectorAll('img').length)).to.deep.equal([2, 2]);
    });
  }

  it('are links in a new tab if they have a web address, else pictures', async () => {
    await startWhole({ partnerLogos });
    const screen = await showWhole();
    const pictures = [...screen.root.querySelectorAll<HTMLImageElement>('footer section img')];
    const links = pictures.map((each) => each.closest('a'));
    expect(pictures.map(({ alt }) => alt)).to.deep.equal([
      'Red',
      'Blue',
      'Green',
      'https://grey.example/',
    ]);
    expect(links.map((link) => link?.href)).to.deep.equal([
      'https://red.example/',
      undefined,
      undefined,
      'https://grey.example/',
    ]);
    expect(links[0]!.target + links[0]!.rel).to.equal('_blanknoopener');
  });

  it('take the same space whatever their shape, also before they load', async () => {
    const drawn = (width: number, height: number): string =>
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    const images = [drawn(900, 80), drawn(80, 900), 'data:image/svg+xml,broken'];
    await startWhole({
      partnerLogos: [{ name: {}, logos: images.map((each) => ({ image: each, alt: '' })) }],
    });
    const screen = await showWhole();
    const pictures = [...screen.root.querySelectorAll<HTMLImageElement>('footer section img')];
    const boxes = () => pictures.map((each) => [each.offsetWidth, each.offsetHeight].join('×'));
    expect(new Set(boxes())).to.have.lengthOf(1);
    await eventually('they have loaded', () => {
      // Safari loads a lazy picture only while it is near, even from a data URL; the page above may still grow
      pictures[0]!.scrollIntoView();
      return pictures.slice(0, 2).every((each) => each.naturalWidth > 0);
    });
    expect(new Set(boxes())).to.have.lengthOf(1);
  });

  it('are left out if none are configured', async () => {
    await startWhole();
    const screen = await showWhole();
    expect(wordsOf(screen, 'footer section')).to.deep.equal([]);
    expect(part(screen, 'footer').querySelectorAll('img')).to.have.length(0);
  });
});
