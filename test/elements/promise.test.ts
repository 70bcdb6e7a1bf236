import { expect } from 'chai';
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
import { ATTRIBUTES, EVENTS, PARTS, PROPERTY_NAMES, TAGS } from '../support/promises.ts';

type Named = { name: string };
type Declaration = Record<'attributes' | 'events' | 'cssProperties' | 'cssParts', Named[]> & {
  tagName: string;
};

const names = (list: Named[]): string[] => list.map(({ name }) => name);

describe('the public interface', () => {
  it('consists of the documented style properties, and the style sheets read no others', () => {
    const sheets = [tokens, base, calendar, cards, choices, page, form, gift, lines, totals].join();
    const read = new Set(sheets.match(/--museum-[a-z-]+/g));
    expect([...read]).to.have.members(PROPERTY_NAMES);
  });

  it('matches the custom elements manifest of the package', async () => {
    const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
      modules: { declarations: Declaration[] }[];
    };
    const listed = modules.flatMap(({ declarations }) => declarations);
    expect(listed.map(({ tagName }) => tagName)).to.have.members(Object.keys(TAGS));
    const attributesOfAll = new Set(listed.flatMap(({ attributes }) => names(attributes)));
    expect([...attributesOfAll]).to.have.members(ATTRIBUTES);
    for (const { events, cssProperties, cssParts } of listed) {
      expect(names(events)).to.have.members(Object.keys(EVENTS));
      expect(names(cssProperties)).to.have.members(PROPERTY_NAMES);
      expect(names(cssParts)).to.have.members(PARTS);
    }
  });
});
