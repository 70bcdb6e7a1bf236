import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import type { Screen } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { part, showWhole, SHOWN_IN, startWhole, wordsOf } from '../../support/whole.tsx';
import { expectAccessible } from '../parts/look.ts';

const picture = (name: string): string =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`;

const [DESK, PHONE, SECOND] = ['desk', 'phone', 'second'].map(picture);

async function withBanners(banners: unknown, answer: Answer = {}): Promise<Screen> {
  const data = { banners, social_media: [] };
  await startWhole({}, { answers: { 'GET content/static': { data, ...answer } } });
  return showWhole();
}

const pictures = ({ root }: Screen): HTMLImageElement[] => [
  ...root.querySelectorAll<HTMLImageElement>('.content .picture img'),
];

const sources = (screen: Screen): string[] => pictures(screen).map(({ src }) => src);

async function isAt(screen: Screen, width: number, size: string): Promise<void> {
  screen.host.style.inlineSize = `${width}px`;
  await eventually('the layout follows', () => part(screen, '.whole').matches(`.${size}`));
}

describe('the banners of the home page', () => {
  const cases: [title: string, banner: object, wide: string, narrow: string][] = [
    ['use one picture for each width', { image: DESK, image_mobile: PHONE }, DESK!, PHONE!],
    ['use the desktop picture if there is no other', { image: DESK }, DESK!, DESK!],
    ['use the phone picture if there is no other', { image_mobile: PHONE }, PHONE!, PHONE!],
    [
      'use the desktop picture if the phone picture is empty',
      { image: DESK, image_mobile: '' },
      DESK!,
      DESK!,
    ],
  ];
  for (const [title, banner, wide, narrow] of cases) {
    it(title, async () => {
      const screen = await withBanners({ home: [{ alt: 'Tides', ...banner }] });
      await eventually('it is there', () => sources(screen)[0] === wide);
      await isAt(screen, 768, 'small');
      await eventually('narrow', () => sources(screen)[0] === narrow);
      await isAt(screen, 360, 'extra-small');
      expect(sources(screen)).to.deep.equal([narrow]);
      await isAt(screen, 769, 'medium');
      await eventually('wide again', () => sources(screen)[0] === wide);
      expect(pictures(screen)[0]!.alt).to.equal('Tides');
    });
  }

  it('appear in order, with their texts and links', async () => {
    const screen = await withBanners({
      home: [
        { image: DESK, alt: 'One', url: '/shop/en/tickets/12' },
        { image: SECOND, alt: 'Two', url: 'https://museum.example/' },
        { image: PHONE, alt: 'Three', url: 'javascript:alert(1)' },
        { image: picture('4'), url: '' },
        { alt: 'No picture', url: 'https://museum.example/' },
      ],
    });
    await eventually('they are there', () => pictures(screen).length > 0);
    expect(pictures(screen).map(({ alt }) => alt)).to.deep.equal(['One', 'Two', 'Three', '']);
    expect(pictures(screen).map((each) => each.closest('a')?.href)).to.deep.equal([
      `${location.origin}/shop/en/tickets/12`,
      'https://museum.example/',
      undefined,
      undefined,
    ]);
  });

  const WORDS = { title: 'Tides', text: 'From ebb to flood', button: 'Get tickets' };
  const LINK = { url: 'https://museum.example/' };

  it('show their words with a button, and do not repeat them for screen readers', async () => {
    const banner = { image: DESK, alt: 'Tides. From ebb to flood', ...WORDS, ...LINK };
    const screen = await withBanners({ home: [banner] });
    await screen.reads('Tides From ebb to flood Get tickets');
    expect(pictures(screen).map(({ alt }) => alt)).to.deep.equal(['']);
    const button = screen.one('link', 'Get tickets') as HTMLAnchorElement;
    expect(button.href).to.equal(LINK.url);
    expect(screen.names('heading')).to.include('Tides');
    await expectAccessible(screen);
  });

  it('describe the picture if its text differs from the words', async () => {
    const screen = await withBanners({ home: [{ image: DESK, alt: 'A lighthouse', ...WORDS }] });
    await screen.reads('From ebb to flood');
    expect(pictures(screen).map(({ alt }) => alt)).to.deep.equal(['A lighthouse']);
    expect(screen.root.querySelectorAll('.banners a')).to.have.length(0);
  });

  const links: [title: string, words: object, link: string][] = [
    ['the heading', { ...WORDS, button: '' }, 'Tides'],
    ['the text, if there is no heading', { text: WORDS.text }, WORDS.text],
  ];
  for (const [title, words, link] of links) {
    it(`without a button, link ${title}`, async () => {
      const screen = await withBanners({ home: [{ image: DESK, ...words, ...LINK }] });
      await screen.reads(link);
      screen.one('link', link);
      expect(screen.root.querySelectorAll('.banners a')).to.have.length(1);
      expect(screen.text().split(link)).to.have.length(2);
    });
  }

  for (const width of [360, 769, 1280]) {
    it(`have words that are readable on any picture, at ${width} px`, async () => {
      const screen = await withBanners({ home: [{ image: DESK, ...WORDS, ...LINK }] });
      await screen.reads('Get tickets');
      screen.host.style.inlineSize = `${width}px`;
      await eventually('the layout follows', () => screen.host.clientWidth === width);
      const words = part(screen, '.words');
      const box = words.getBoundingClientRect();
      const picture = part(screen, '.banner .picture').getBoundingClientRect();
      const isOver = box.top < picture.bottom - 1;
      const { backgroundColor } = getComputedStyle(words);
      expect(!isOver || /^(rgb\(|color\([^/]*\)$)/.test(backgroundColor), backgroundColor).to.equal(
        true,
      );
      expect(isOver).to.equal(width > 768);
      expect(box.left >= 0 && box.right <= width).to.equal(true);
    });
  }

  for (const [title, banners, answer] of [
    ['there are none', {}, {}],
    ['there are some for another screen only', { tickets: [{ image: DESK }] }, {}],
    ['they cannot be loaded', {}, { status: 404 }],
    ['they are unreadable', 'none', {}],
  ] as const) {
    it(`are left out without an alert if ${title}`, async () => {
      const screen = await withBanners(banners, answer);
      await eventually(
        'no height is reserved',
        () => screen.root.querySelector('.content .picture') === null,
      );
      expect(wordsOf(screen, '.areas .heading')).to.have.length(5);
      expect(screen.all('alert')).to.have.length(0);
    });
  }

  it('reserve their height while they load', async () => {
    const screen = await withBanners({ home: [{ image: DESK }] }, { hold: 'banners' });
    expect(part(screen, '.content .picture').textContent).to.equal('');
  });
});

describe('the home page', () => {
  for (const lang of SHOWN_IN) {
    it(`shows the banners of the reference server, in ${lang}`, async () => {
      await startWhole();
      const screen = await showWhole('/', lang);
      await eventually('they have come', () => pictures(screen).length > 0);
      const addresses = [...screen.root.querySelectorAll<HTMLAnchorElement>('.banner .button')];
      expect(addresses.length).to.be.greaterThan(0);
      for (const { pathname } of addresses) expect(pathname).to.match(RegExp(`^/shop/${lang}/`));
      expect(pictures(screen).every(({ alt }) => alt === '')).to.equal(true);
    });
  }
});
