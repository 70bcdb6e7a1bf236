import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ATTRIBUTES,
  CARD_WIDTH,
  EVENTS,
  PARTS,
  PROPERTIES,
  TAGS,
  WRITTEN,
} from '../support/promises.ts';
import { buyTickets, chooseTicket } from './support/buy.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

/** The parts of the public interface that a walk through the built shop has seen. */
const seen = {
  tags: {} as Record<string, { attributes: string[]; properties: string[] }>,
  events: new Set<string>(),
  parts: new Set<string>(),
  styles: {} as Record<string, string>,
};

const LISTEN = `<script>
  const heard = [];
  for (const name of ${JSON.stringify(Object.keys(EVENTS))}) {
    document.addEventListener(name, ({ bubbles, composed, detail }) => {
      if (bubbles && composed && typeof detail === 'object' && detail !== null) heard.push(name);
    });
  }
</script>`;

async function note(page: Visitor): Promise<void> {
  const parts = await page.ask(() =>
    reader.all('[part]').map((each) => each.getAttribute('part')!.split(' ')),
  );
  for (const part of parts.flat()) seen.parts.add(part);
  for (const name of (await page.tab.evaluate('heard')) as string[]) seen.events.add(name);
}

async function seeElements(): Promise<void> {
  const tags = Object.keys(TAGS);
  const all = await pages.open({
    head: LISTEN,
    body: tags.map((tag) => `<${tag}></${tag}>`).join(''),
    // the console warns the editor that a whole shop needs a page to itself
    mayHear: /museum-/,
  });
  await all.reads('Tides', 'museum-tickets');
  for (const tag of tags) {
    await all.until(`${tag} is there`, () =>
      all.ask((name: string) => {
        document.querySelector(name)!.scrollIntoView({ behavior: 'instant' });
        return customElements.get(name) !== undefined;
      }, tag),
    );
  }
  seen.tags = await all.ask(
    (names: string[], attributes: string[]) =>
      Object.fromEntries(
        names.map((name) => {
          const made = customElements.get(name) as unknown as { observedAttributes: string[] };
          const element = document.querySelector(name)!;
          const camel = attributes.map((each) =>
            each.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          );
          return [
            name,
            {
              // a copy, because the protocol serialises a shared array only once
              attributes: [...made.observedAttributes],
              properties: attributes.filter((_, index) => camel[index]! in element),
            },
          ];
        }),
      ),
    tags,
    [...ATTRIBUTES],
  );
  await note(all);
}

async function buy(): Promise<void> {
  const page = await pages.open({
    head: LISTEN,
    body: '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
  });
  const look = async (screen: string): Promise<void> => {
    if (screen === 'basket') {
      await page.click(say('termsAndConditions'), 'museum-tickets');
      await page.reads(say('close'), 'museum-tickets');
      await note(page);
      await page.click(say('close'), 'museum-tickets');
    }
    await note(page);
  };
  await buyTickets(page, 'museum-tickets', { look });
  await note(page);
}

async function failToLogIn(): Promise<void> {
  const page = await pages.open({
    head: LISTEN,
    body: '<museum-account theme="blue"></museum-account>',
    mayHear: /blue/,
  });
  await page.type(say('eMail'), 'nobody@example.org', 'museum-account');
  await page.type(say('password'), 'no idea', 'museum-account');
  await page.click(say('logIn'), 'museum-account');
  await page.reads(say('authLoginFailed'), 'museum-account');
  await note(page);
}

async function seeWholeShop(): Promise<void> {
  const page = await pages.open({
    head: LISTEN,
    body: '<museum-shop routing="hash"></museum-shop>',
  });
  await page.reads(say('yourVisitBeginsHere'), 'museum-shop');
  await note(page);
}

async function seeStyles(): Promise<void> {
  const written = Object.entries(PROPERTIES).map(
    ([property, [, , value]]) => `${property}: ${WRITTEN[property] ?? value};`,
  );
  const page = await pages.open({
    head: `<style>:root { ${written.join(' ')} } .wide { inline-size: 900px; ${CARD_WIDTH}: 400px }</style>`,
    body: '<div class="wide"><museum-tickets></museum-tickets></div>',
  });
  await page.reads('Tides', 'museum-tickets');
  const lefts = await page.ask(() => reader.all('.card').map(({ offsetLeft }) => offsetLeft));
  seen.styles[CARD_WIDTH] = new Set(lefts).size === 2 ? '400px' : `${new Set(lefts).size} columns`;
  await page.ask(() => void (location.hash = '#/tickets/12?date=2027-03-06'));
  await chooseTicket(page, 'museum-tickets');
  for (const [property, [node, style]] of Object.entries(PROPERTIES)) {
    seen.styles[property] = await page.ask(
      (selector: string, name: string) =>
        getComputedStyle(reader.all(selector)[0]!).getPropertyValue(name),
      node,
      style,
    );
  }
}

// this walk collects what the tests below look for
for (const [title, walk] of [
  ['all elements are on one page', seeElements],
  ['a visitor buys a ticket', buy],
  ['a visitor fails to log in', failToLogIn],
  ['the whole shop opens', seeWholeShop],
  ['a site sets all custom properties', seeStyles],
] as const) {
  test(`V1: ${title} while the public interface is recorded`, walk);
}

for (const tag of Object.keys(TAGS)) {
  test(`V1: <${tag}> is defined, with all attributes as properties`, () => {
    const { attributes = [], properties = [] } = seen.tags[tag] ?? {};
    assert.deepEqual([...attributes].toSorted(), [...ATTRIBUTES].toSorted());
    assert.deepEqual(properties, ATTRIBUTES);
  });
}

for (const attribute of ATTRIBUTES) {
  test(`V1: each element observes the attribute ${attribute}`, () => {
    const deaf = Object.entries(seen.tags).filter(
      ([, { attributes }]) => !attributes.includes(attribute),
    );
    assert.ok(Object.keys(seen.tags).length > 0);
    assert.deepEqual(deaf, []);
  });
}

for (const event of Object.keys(EVENTS)) {
  test(`V1: the event ${event} reaches the document`, () => {
    assert.ok(seen.events.has(event));
  });
}

for (const part of PARTS) {
  test(`V1: the part ${part} exists`, () => {
    assert.ok(seen.parts.has(part));
  });
}

for (const property of [...Object.keys(PROPERTIES), CARD_WIDTH]) {
  test(`V1: the custom property ${property} sets its style`, () => {
    assert.equal(seen.styles[property], PROPERTIES[property]?.[2] ?? '400px');
  });
}

test('V1: no part exists that is not documented', () => {
  assert.deepEqual(
    [...seen.parts].filter((part) => !PARTS.includes(part)),
    [],
  );
});
