import { expect } from '@esm-bundle/chai';
import base from '../../src/views/styles/base.css';
import calendar from '../../src/views/styles/calendar.css';
import page from '../../src/views/styles/page.css';
import cards from '../../src/views/styles/cards.css';
import choices from '../../src/views/styles/choices.css';
import form from '../../src/views/styles/form.css';
import gift from '../../src/views/styles/gift.css';
import lines from '../../src/views/styles/lines.css';
import totals from '../../src/views/styles/totals.css';
import tokens from '../../src/views/styles/tokens.css';
import { openPage } from '../support/page.ts';
import {
  ATTRIBUTES,
  CARD_WIDTH,
  EVENTS,
  PARTS,
  PROPERTIES,
  PROPERTY_NAMES,
  TAGS,
  WRITTEN,
} from '../support/promises.ts';

const ALL = Object.keys(TAGS)
  .map((tag) => `<${tag}></${tag}>`)
  .join('');

/** A page on which none of them is so far below that it waits. */
const openAll = () => openPage(ALL, { css: 'body > * { min-block-size: 0 }' });

describe('what a museum may rely on', () => {
  it('are the tags', async () => {
    const page = await openAll();
    for (const tag of Object.keys(TAGS)) await page.window.customElements.whenDefined(tag);
  });

  it('are the attributes, each of them a property of every element', async () => {
    const page = await openAll();
    for (const tag of Object.keys(TAGS)) {
      const element = (await page.window.customElements.whenDefined(
        tag,
      )) as unknown as CustomElementConstructor & { observedAttributes: string[] };
      expect([...element.observedAttributes]).to.have.members(ATTRIBUTES);
      for (const attribute of ATTRIBUTES) {
        const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        expect(property in element.prototype, `${tag} ${property}`).to.equal(true);
      }
    }
  });

  it('are the properties for its style sheet, and no other is read', () => {
    const sheets = [tokens, base, calendar, cards, choices, page, form, gift, lines, totals].join();
    const read = new Set(sheets.match(/--museum-[a-z-]+/g));
    expect([...read]).to.have.members(PROPERTY_NAMES);
  });

  it('is what each of these properties changes', async () => {
    const written = Object.entries(PROPERTIES).map(
      ([property, [, , value]]) => `${property}: ${WRITTEN[property] ?? value};`,
    );
    const page = await openPage('<museum-tickets></museum-tickets>', {
      css: `:root { ${written.join(' ')} }`,
      address: '#/tickets/12?date=2027-03-06',
    });
    await page.until('there are times', () => page.all('input[value*="T12:00"]').length === 1);
    page.one('input[value*="T12:00"]').click();
    await page.until('there are tickets', () => page.all('.lines').length === 1);
    for (const [property, [node, style, value]] of Object.entries(PROPERTIES)) {
      const found = page.window.getComputedStyle(page.one(node)).getPropertyValue(style);
      expect(found, property).to.equal(value);
    }
  });

  it('is the least width of a card', async () => {
    const page = await openPage('<museum-tickets></museum-tickets>', {
      css: `museum-tickets { ${CARD_WIDTH}: 400px }`,
    });
    await page.until('there are cards', () => page.all('.card').length > 2);
    expect(new Set(page.all('.card').map(({ offsetLeft }) => offsetLeft)).size).to.equal(2);
  });

  it('are the names in the list that comes with the package', async () => {
    const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
      modules: {
        declarations: Record<
          'attributes' | 'events' | 'cssProperties' | 'cssParts',
          { name: string }[]
        >[];
      }[];
    };
    const listed = modules.flatMap(({ declarations }) => declarations);
    expect(listed).to.have.length(Object.keys(TAGS).length);
    const attributesOfAll = new Set(
      listed.flatMap((each) => each.attributes.map(({ name }) => name)),
    );
    expect([...attributesOfAll]).to.have.members(ATTRIBUTES);
    for (const { attributes, events, cssProperties, cssParts } of listed) {
      const names = (list: { name: string }[]) => list.map(({ name }) => name);
      expect(ATTRIBUTES).to.include.members(names(attributes));
      expect(names(events)).to.have.members(Object.keys(EVENTS));
      expect(names(cssProperties)).to.have.members(PROPERTY_NAMES);
      expect(names(cssParts)).to.have.members(PARTS);
    }
  });
});
