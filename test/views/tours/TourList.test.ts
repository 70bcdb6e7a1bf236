import { expect } from 'chai';
import { traffic } from '../../../src/core/async/traffic.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { eventually } from '../../support/eventually.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';
import { untilIdle } from '../../support/untilIdle.ts';

const LIST = 'GET tour/select/event';
const ATTR = 'GET tour/attr';
const OVERVIEW = 'GET tour/overview';

const tours = (count: number): string => say('toursThatFit', { 0: count });

async function showList(query = '', count = 18) {
  await startShop();
  const screen = await showScreen(`/guided-tours${query}`);
  await screen.reads(tours(count));
  const cards = () => [...screen.root.querySelectorAll('.card h3')].map((each) => each.textContent);
  await eventually('all cards are there', () => cards().length === count);
  const select = (label: string) => screen.one('combobox', label) as HTMLSelectElement;
  const options = (label: string) => [...select(label).options].map(({ text }) => text);
  const choose = (label: string, value: string) => {
    select(label).value = value;
    select(label).dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { ...screen, cards, options, choose };
}

const href = () => navigation.outlets.screen!.href;

describe('the list of guided tours', () => {
  it('shows each tour as a heading link, with language, duration, next date and price', async () => {
    const screen = await showList();
    expect(screen.names('heading')[0]).to.equal(say('guidedTours'));
    expect(screen.cards()).to.have.length(18);
    expect(screen.text()).to.include(tours(18));
    expect(screen.text()).to.include(
      `German Sign Language · ${say('durationMinutes', { duration: 60 })} · ${say('nextDate0', { 0: '' }).trim()}`,
    );
    expect(screen.text()).to.include(` · ${say('from', { '<0/>': '€3.00' })}`);
    expect(screen.text()).to.include(` · ${say('free')}`);
    expect(screen.text().indexOf(say('pricesIncludeVat'))).to.be.below(screen.text().indexOf('€'));
    await screen.isSound();
  });

  it('offers any day and the next five, each with its number of tours', async () => {
    const screen = await showList();
    await screen.reads('Saturday 11');
    const days = [...screen.root.querySelectorAll('.filter button')];
    expect(days.map(({ textContent }) => textContent)).to.deep.equal([
      `${say('anyDay')} 18`,
      `${say('today')} 2`,
      `${say('tomorrow')} 5`,
      'Thursday 8',
      'Friday 10',
      'Saturday 11',
    ]);
    expect(days.map((day) => day.ariaPressed === 'true').indexOf(true)).to.equal(0);
  });

  it('offers categories, languages and places, each with its number of tours', async () => {
    const screen = await showList();
    expect(screen.options(say('category'))).to.deep.equal([
      `${say('allCategories')} (18)`,
      'Public tours (11)',
      'For groups (6)',
      'Schools and nurseries (2)',
      'With children (1)',
      'Accessible (2)',
    ]);
    expect(screen.options(say('language'))).to.include('French (1)');
    expect(screen.options(say('place'))).to.deep.equal([
      `${say('allPlaces')} (18)`,
      'Alte Seewarte, Am Pegelhaus (15)',
      'Kattsand Lighthouse (3)',
    ]);
  });

  it('keeps its filter in the address, and applies it', async () => {
    const screen = await showList();
    await screen.reads('Saturday 11');
    screen.choose(say('language'), 'en');
    await screen.reads(tours(3));
    await screen.press('button', /^Saturday/);
    await screen.reads(tours(2));
    expect(href()).to.equal('/guided-tours?date=2027-03-06&language=en');
    expect(screen.root.querySelector('.card a')!.getAttribute('href')).to.match(/date=2027-03-06$/);
    expect(screen.options(say('place'))).to.include('Kattsand Lighthouse (0)');
    await screen.isSound();
  });

  it('starts with the filter of the address', async () => {
    const screen = await showList('?venue=2&date=2027-03-13', 3);
    expect(screen.root.querySelector<HTMLInputElement>('input[type=date]')!.value).to.equal(
      '2027-03-13',
    );
    await screen.reads('The Tower to Yourselves');
    expect(screen.cards().length).to.be.lessThan(4);
  });

  it('shows what the editor has named, without a choice of category and language', async () => {
    const screen = await showList('?category=32&tour-language=en', 2);
    expect(screen.cards()).to.deep.equal(['By Compass and Chart', 'Your Group at the Observatory']);
    expect(screen.all('combobox')).to.have.length(0);
  });

  it('shows that no tour fits, and can show all of them again', async () => {
    const screen = await showList('?date=2027-12-24', 0);
    await screen.isSound();
    await screen.press('button', say('showAllTours'));
    await screen.reads(tours(18));
  });

  it('shows that the museum offers no tours', async () => {
    await startShop({ [LIST]: { data: { tours: [] } }, [ATTR]: { data: { category: [] } } });
    const screen = await showScreen('/guided-tours');
    await screen.reads(say('thereAreNoGuided'));
    await screen.isSound();
  });

  it('opens the only tour that fits', async () => {
    await startShop();
    const screen = await showScreen('/guided-tours?tour-language=fr&date=2027-03-06');
    await screen.reads(say('howManyPeople'));
    expect(href()).to.equal('/guided-tours/103?date=2027-03-06');
  });

  it('shows an error if it cannot be loaded, and tries again', async () => {
    const server = await startShop({ [LIST]: { status: 500 }, [ATTR]: await ofDemo('tour/attr') });
    const screen = await showScreen('/guided-tours');
    await screen.reads(say('somethingWentWrongOn'));
    await screen.isSound();
    await server.answer({ [LIST]: await ofDemo('tour/select/event') });
    await screen.press('button', say('tryAgain'));
    await screen.reads(tours(18));
  });

  it('omits its categories if they cannot be loaded', async () => {
    await startShop({ [LIST]: await ofDemo('tour/select/event'), [ATTR]: { status: 404 } });
    const screen = await showScreen('/guided-tours');
    await screen.reads(tours(18));
    expect(screen.names('combobox')).to.deep.equal([say('language'), say('place')]);
  });

  it('shows the next time from the calendar of a tour, if the back end sends no date', async () => {
    const tour = {
      id: 7,
      name: 'Tides',
      langName: 'English',
      max_participants: 9,
      single_ticketing: true,
      book_complete_tour: false,
    };
    const slot = { timeslotId: 1, tickets: 5, soldout: false };
    await startShop({
      [LIST]: { data: { tours: [tour, { ...tour, id: 8, name: 'Ebb' }] } },
      [ATTR]: { data: { category: [] } },
      'GET tour/calendar/tour/7/range/20270302;20270502': {
        data: { '2027-03-02': { '16:30': slot, '14:00': { ...slot, soldout: true } } },
      },
      // a day that cannot be read may have places
      'GET tour/calendar/tour/8/range/20270302;20270502': {
        data: {
          '2027-03-02': { '16:30': { ...slot, soldout: true } },
          '2027-03-03': { '16:30': { tickets: 5 } },
          '2027-03-04': { '16:30': slot },
        },
      },
    });
    const screen = await showScreen('/guided-tours');
    await screen.reads(say('todayFrom', { 0: '16:30' }));
    await eventually('all calendars are read', () => traffic.underWay === 0);
    await untilIdle();
    expect(screen.text()).not.to.include(say('soldOutUntil', { 0: '' }).trim());
    await screen.isSound();
  });

  it('shows an error if the tours of a day cannot be loaded, and tries again', async () => {
    const server = await startShop({
      [LIST]: await ofDemo('tour/select/event'),
      [ATTR]: await ofDemo('tour/attr'),
      [OVERVIEW]: { status: 404 },
    });
    const screen = await showScreen('/guided-tours?date=2027-04-10');
    await screen.reads(say('tryAgain'));
    const categories = screen.one('combobox', say('category')) as HTMLSelectElement;
    const [any, first] = [...categories.options];
    expect([any!.text, first!.text, first!.disabled]).to.deep.equal([
      say('allCategories'),
      'Public tours',
      false,
    ]);
    await server.answer({ [OVERVIEW]: await ofDemo('tour/overview?date=20270410&lookahead=0') });
    await screen.press('button', say('tryAgain'));
    await screen.reads(tours(11));
  });
});
