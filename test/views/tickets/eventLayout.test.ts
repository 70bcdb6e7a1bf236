import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import { flushEffects } from '../../support/render.tsx';
import { type Screen, showScreen, startShop, untilLoaded } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';

const SATURDAY = '?date=2027-03-06';
const ITEMS = { event: `/tickets/12${SATURDAY}`, tour: `/guided-tours/102${SATURDAY}` };

async function showAtWidth(href: string, width: number): Promise<Screen> {
  await startShop();
  const screen = await showScreen(href);
  await screen.reads(say('chooseATime'));
  await untilLoaded(screen);
  screen.host.style.inlineSize = `${width}px`;
  if (width < 480) {
    // the button below a cut text takes a line, which moves everything below it once an observer has seen the new width
    await eventually('the text is cut', () => screen.root.querySelector('.cut') !== null);
  }
  return screen;
}

const boxOf = (screen: Screen, selector: string): DOMRect =>
  screen.root.querySelector(selector)!.getBoundingClientRect();

/** Whether an element is in the window, clear of the bar at its end. */
const isInView = (screen: Screen, element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= boxOf(screen, '.total-bar').top + 1;
};

for (const [name, href] of Object.entries(ITEMS)) {
  describe(`the screen of a${name === 'event' ? 'n event' : ' tour'}`, () => {
    it('has title, picture and first days in the first screen of a phone', async () => {
      const screen = await showAtWidth(href, 328);
      const start = screen.host.getBoundingClientRect().top;
      const [title, picture, days] = ['h2', '.picture', '.choices.words'].map((each) =>
        boxOf(screen, each),
      );
      expect(picture!.height).to.be.within(160, 180);
      expect(title!.bottom).to.be.at.most(picture!.top);
      expect(picture!.bottom).to.be.at.most(days!.top);
      expect(days!.bottom - start).to.be.lessThan(560);
    });

    it('has the booking at the right of picture and text in a wide embed, with its first days at the top', async () => {
      const screen = await showAtWidth(href, 1100);
      const start = screen.host.getBoundingClientRect().top;
      const [picture, booking, days] = ['.picture', '.offer-booking', '.choices.words'].map(
        (each) => boxOf(screen, each),
      );
      expect(picture!.height).to.be.within(250, 320);
      expect(booking!.left).to.be.greaterThan(picture!.right);
      expect(days!.bottom - start).to.be.lessThan(200);
      const column = screen.root.querySelector('.offer-booking')!;
      expect(getComputedStyle(column).position).to.equal('sticky');
    });

    it('has each kind of ticket in one row at every width', async () => {
      const screen = await showAtWidth(href, 328);
      await screen.press('radio', /^15:00/);
      await eventually('there are rows', () => screen.root.querySelector('.count-row') !== null);
      for (const width of [328, 736, 1100]) {
        screen.host.style.inlineSize = `${width}px`;
        for (const row of screen.root.querySelectorAll('.count-row')) {
          const [words, number] = [...row.children].map((each) => each.getBoundingClientRect());
          expect(number!.left, `${width}`).to.be.at.least(words!.right);
          expect(number!.top, `${width}`).to.be.lessThan(words!.bottom);
          expect(row.getBoundingClientRect().right - number!.right, `${width}`).to.be.lessThan(1);
        }
      }
    });
  });
}

describe('after a time is chosen', () => {
  const firstRow = (screen: Screen) => screen.root.querySelector('.count-row')!;

  /** Shows the times at the end of the window, so that what follows is out of view. */
  async function showTimesAtTheEnd(): Promise<Screen> {
    const screen = await showAtWidth(ITEMS.event, 328);
    const times = screen.one('radio', '12:00').closest('fieldset')!;
    times.scrollIntoView({ block: 'end' });
    return screen;
  }

  it('the kinds of tickets scroll into view without taking the focus', async () => {
    const screen = await showTimesAtTheEnd();
    const before = scrollY;
    await screen.press('radio', '12:00');
    await screen.reads(say('chooseTickets'));
    await eventually('they are in view', () => isInView(screen, firstRow(screen)));
    expect(scrollY).to.be.greaterThan(before);
    expect(screen.root.activeElement?.closest('.count-row') ?? null).to.equal(null);
  });

  it('nothing scrolls if they are in view', async () => {
    const screen = await showTimesAtTheEnd();
    await screen.press('radio', '12:00');
    await eventually('they are in view', () => isInView(screen, firstRow(screen)));
    const before = scrollY;
    await screen.press('radio', '13:00');
    await eventually(
      'it is chosen',
      () => (screen.one('radio', '13:00') as HTMLInputElement).checked,
    );
    expect(scrollY).to.equal(before);
  });

  it('the time stays in view for a visitor who chooses by keyboard', async () => {
    const screen = await showTimesAtTheEnd();
    screen.one('radio', '10:30').focus();
    await press('ArrowUp');
    await screen.reads(say('chooseTickets'));
    flushEffects();
    const time = screen.one('radio', '10:00');
    expect(screen.root.activeElement === time).to.equal(true);
    const { top, bottom } = time.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
  });
});
