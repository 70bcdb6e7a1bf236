import { expect } from 'chai';
import { sizeOf } from '../../../src/views/app/sizes.ts';
import { dateText } from '../../support/dayText.ts';
import { eventually } from '../../support/eventually.ts';
import type { Screen } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { part, showWhole, SHOWN_IN, startWhole, wordsOf } from '../../support/whole.tsx';
import { say } from '../../support/say.ts';
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

/** Gives the shop a width in px, and waits until the first banner has the picture for it. */
async function at(screen: Screen, width: number, src: string): Promise<void> {
  screen.host.style.inlineSize = `${width}px`;
  await eventually(`the picture at ${width} px`, () => sources(screen)[0] === src);
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
      await at(screen, 599, narrow);
      await at(screen, 600, wide);
      await at(screen, 360, narrow);
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
    expect(pictures(screen).length).to.equal(4);
    expect(wordsOf(screen, '.hero h2, .banners h2')).to.deep.equal(['One', 'Two', 'Three']);
    const links = screen.root.querySelectorAll<HTMLAnchorElement>('.hero a, .banners a');
    expect([...links].map(({ href, textContent }) => [textContent, href])).to.deep.equal([
      ['One', `${location.origin}/shop/en/tickets/12`],
      ['Two', 'https://museum.example/'],
    ]);
  });

  it('are one large picture and, below the areas, small ones', async () => {
    const screen = await withBanners({
      home: [DESK, SECOND, PHONE].map((image) => ({ image, title: 'Tides' })),
    });
    await eventually('they are there', () => pictures(screen).length === 3);
    for (const width of [360, 600, 1280]) {
      screen.host.style.inlineSize = `${width}px`;
      await eventually('the layout follows', () => screen.host.clientWidth === width);
      const [hero, ...small] = pictures(screen).map((each) => each.getBoundingClientRect());
      const areas = part(screen, '.areas').getBoundingClientRect();
      expect(hero!.bottom).to.be.below(areas.top);
      for (const { top, width: smallWidth } of small) {
        expect(top).to.be.above(areas.bottom);
        expect(smallWidth).to.be.below(hero!.width / 2);
      }
    }
  });

  it('that have neither words nor a text are linked pictures', async () => {
    const screen = await withBanners({
      home: [DESK, SECOND].map((image) => ({ image, url: 'https://museum.example/' })),
    });
    await eventually('they are there', () => pictures(screen).length === 2);
    expect(pictures(screen).map((each) => each.closest('a')?.href)).to.deep.equal([
      'https://museum.example/',
      'https://museum.example/',
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
    expect(screen.root.querySelectorAll('.hero a')).to.have.length(0);
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
      expect(screen.root.querySelectorAll('.hero a')).to.have.length(1);
      expect(screen.text().split(link)).to.have.length(2);
    });
  }

  for (const width of [360, 768, 1280]) {
    it(`have words that are readable on any picture, at ${width} px`, async () => {
      const screen = await withBanners({ home: [{ image: DESK, ...WORDS, ...LINK }] });
      await screen.reads('Get tickets');
      screen.host.style.inlineSize = `${width}px`;
      await eventually('the layout follows', () => screen.host.clientWidth === width);
      const words = part(screen, '.words');
      const box = words.getBoundingClientRect();
      const picture = part(screen, '.hero .picture').getBoundingClientRect();
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

  for (const width of [360, 600, 1280]) {
    it(`do not move the areas when they have loaded, at ${width} px`, async () => {
      const data = { banners: { home: [{ image: DESK, ...WORDS, ...LINK }] }, social_media: [] };
      const answers = { 'GET content/static': { data, hold: 'banners' } };
      const server = await startWhole({}, { answers });
      const screen = await showWhole();
      // from the heading on, because the header folds at its own time
      const top = (): number =>
        Math.round(
          part(screen, '.areas').getBoundingClientRect().top -
            part(screen, 'h1').getBoundingClientRect().top,
        );
      screen.host.style.inlineSize = `${width}px`;
      const isWide = (): boolean => part(screen, '.hero .picture').style.aspectRatio === '3 / 1';
      const isSized = (): boolean => part(screen, '.whole').matches(`.${sizeOf(width)}`);
      await eventually('the layout follows', () => isSized() && isWide() === width >= 600);
      const before = top();
      await server.release('banners');
      await screen.reads('Get tickets');
      expect(top()).to.equal(before);
    });
  }
});

describe('the home page', () => {
  for (const lang of SHOWN_IN) {
    it(`shows the words of the reference server’s banners, in ${lang}`, async () => {
      await startWhole();
      const screen = await showWhole('/', lang);
      await eventually('they have come', () => pictures(screen).length === 3);
      const links = [...screen.root.querySelectorAll<HTMLAnchorElement>('.hero a, .banners a')];
      expect(links).to.have.length(3);
      for (const { pathname } of links) expect(pathname).to.match(RegExp(`^/shop/${lang}/`));
      expect(pictures(screen).every(({ alt }) => alt === '')).to.equal(true);
    });
  }

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
  ] as const) {
    it(`shows the areas in the first view of ${width} × ${height} px`, async () => {
      await startWhole();
      const screen = await showWhole('/', 'de');
      screen.host.style.inlineSize = `${width}px`;
      await eventually('the header is folded', () => part(screen, '.bar').matches('.folded'));
      await eventually('the banners have come', () => pictures(screen).length === 3);
      const top = screen.host.getBoundingClientRect().top;
      expect(part(screen, '.areas').getBoundingClientRect().bottom - top).to.be.at.most(height);
    });
  }
});

describe('the next dates on the home page', () => {
  const EVENTS = [
    { id: 1, name: 'Every day', next: '2027-03-05T10:00:00', is_daily: true },
    { id: 2, name: 'In April', next: '2027-04-02T00:00:00' },
    { id: 3, name: 'Sold out', sold_out_until: null },
    { id: 4, name: 'Unknown' },
    { id: 5, name: 'Over', next: '2020-03-05T10:00:00' },
  ].map((event) => ({ sequence_no: event.id, ...event }));
  const TOUR = { langIdentifier: 'en', langName: 'English', max_participants: 10 };
  const TOURS = [{ id: 7, name: 'A walk', next: '2027-04-01T16:30:00', ...TOUR }];
  const LISTS = {
    'GET content/static': { data: { banners: {}, social_media: [] } },
    'GET event/select': { data: { events: EVENTS } },
    'GET tour/select/event': { data: { tours: TOURS } },
  };

  it('are those that the lists know, the soonest first, each with a link to its day', async () => {
    const server = await startWhole({}, { answers: LISTS });
    const screen = await showWhole();
    await screen.reads(say('nextDates'));
    expect(wordsOf(screen, '.dates li')).to.deep.equal([
      `${dateText('2027-04-01')}, 16:30A walk`,
      `${dateText('2027-04-02')}In April`,
    ]);
    const links = screen.root.querySelectorAll<HTMLAnchorElement>('.dates a');
    expect([...links].map(({ pathname, search }) => pathname + search)).to.deep.equal([
      '/shop/en/guided-tours/7?date=2027-04-01',
      '/shop/en/tickets/2?date=2027-04-02',
    ]);
    expect(await server.counts('GET event/select', 'GET tour/select/event')).to.deep.equal([1, 1]);
    await expectAccessible(screen);
  });

  it('keep their place while they load', async () => {
    const held = { ...LISTS['GET tour/select/event'], hold: 'tours' };
    const server = await startWhole({}, { answers: { ...LISTS, 'GET tour/select/event': held } });
    const screen = await showWhole();
    const lines = () => [...screen.root.querySelectorAll('.dates li')].map((li) => li.clientHeight);
    await eventually('five lines are reserved', () => lines().length === 5);
    const [height] = lines();
    await server.release('tours');
    await screen.reads(say('nextDates'));
    expect(lines()).to.deep.equal([height, height]);
  });

  const left: [title: string, answers: object, shop: object, names: string[]][] = [
    ['has failed', { 'GET event/select': { status: 404 } }, {}, ['A walk']],
    ['is switched off', {}, { hasGuidedTours: false }, ['In April']],
  ];
  for (const [title, answers, shop, names] of left) {
    it(`are those of the other list if one ${title}`, async () => {
      await startWhole(shop, { answers: { ...LISTS, ...answers } });
      const screen = await showWhole();
      await screen.reads(say('nextDates'));
      expect(wordsOf(screen, '.dates a')).to.deep.equal(names);
    });
  }

  it('are left out without an alert if no list can be loaded', async () => {
    const failed = { status: 404 };
    const lists = { 'GET event/select': failed, 'GET tour/select/event': failed };
    await startWhole({}, { answers: { ...LISTS, ...lists } });
    const screen = await showWhole();
    await eventually('they are gone', () => screen.root.querySelector('.dates') === null);
    expect(screen.all('alert')).to.have.length(0);
  });
});
