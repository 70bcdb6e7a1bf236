import assert from 'node:assert/strict';
import { test } from 'node:test';
import { once } from 'es-toolkit';
import {
  ATTRIBUTES,
  CARD_MIN_WIDTH,
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

const LISTEN = `<script>
  const heard = [];
  for (const name of ${JSON.stringify(Object.keys(EVENTS))}) {
    document.addEventListener(name, ({ bubbles, composed, detail }) => {
      if (bubbles && composed && typeof detail === 'object' && detail !== null) heard.push(name);
    });
  }
</script>`;

type Seen = { events: string[]; parts: string[] };

/** Returns the events that the page has heard and the parts that it shows. */
async function note(page: Visitor): Promise<Seen> {
  const parts = await page.ask(() =>
    reader.all('[part]').map((each) => each.getAttribute('part')!.split(' ')),
  );
  return { events: (await page.tab.evaluate('heard')) as string[], parts: parts.flat() };
}

// each walk is made by the first test that needs it

const seeElements = once(async () => {
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
  const elements = await all.ask(
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
  return { elements, ...(await note(all)) };
});

const buy = once(async () => {
  const page = await pages.open({
    head: LISTEN,
    body: '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
  });
  const seen: Seen[] = [];
  const look = async (screen: string): Promise<void> => {
    if (screen === 'checkout') {
      await page.click(say('termsAndConditions'), 'museum-tickets');
      await page.reads(say('close'), 'museum-tickets');
      seen.push(await note(page));
      await page.click(say('close'), 'museum-tickets');
    }
    seen.push(await note(page));
  };
  await buyTickets(page, 'museum-tickets', { look });
  await page.untilIdle(); // the purchase is announced with the items of the order
  return [...seen, await note(page)];
});

const failToLogIn = once(async () => {
  const page = await pages.open({
    head: LISTEN,
    body: '<museum-account theme="blue"></museum-account>',
    mayHear: /blue/,
  });
  await page.type(say('eMail'), 'nobody@example.org', 'museum-account');
  await page.type(say('password'), 'no idea', 'museum-account');
  await page.click(say('logIn'), 'museum-account');
  await page.reads(say('authLoginFailed'), 'museum-account');
  return note(page);
});

const seeWholeShop = once(async () => {
  const page = await pages.open({
    head: LISTEN,
    body: '<museum-shop routing="hash"></museum-shop>',
  });
  await page.reads(say('yourVisitBeginsHere'), 'museum-shop');
  return note(page);
});

/** Returns all that the walks have seen. */
async function seeAll() {
  const seen = [await seeElements(), await buy(), await failToLogIn(), await seeWholeShop()].flat();
  return {
    events: new Set(seen.flatMap(({ events }) => events)),
    parts: new Set(seen.flatMap(({ parts }) => parts)),
  };
}

const seeStyles = once(async () => {
  const written = Object.entries(PROPERTIES).map(
    ([property, [, , value]]) => `${property}: ${WRITTEN[property] ?? value};`,
  );
  const page = await pages.open({
    head: `<style>:root { ${written.join(' ')} } .wide { inline-size: 900px; ${CARD_MIN_WIDTH}: 400px }</style>`,
    body: '<div class="wide"><museum-tickets></museum-tickets></div>',
  });
  await page.reads('Tides', 'museum-tickets');
  const lefts = await page.ask(() => reader.all('.card').map(({ offsetLeft }) => offsetLeft));
  const columns = new Set(lefts).size;
  const styles: Record<string, string> = {
    [CARD_MIN_WIDTH]: columns === 2 ? '400px' : `${columns} columns`,
  };
  await page.ask(() => void (location.hash = '#/tickets/12?date=2027-03-06'));
  await chooseTicket(page, 'museum-tickets');
  for (const [property, [node, style]] of Object.entries(PROPERTIES)) {
    styles[property] = await page.ask(
      (selector: string, name: string) =>
        getComputedStyle(reader.all(selector)[0]!).getPropertyValue(name),
      node,
      style,
    );
  }
  return styles;
});

for (const tag of Object.keys(TAGS)) {
  test(`V1: <${tag}> is defined, with all attributes as properties`, async () => {
    const { attributes = [], properties = [] } = (await seeElements()).elements[tag] ?? {};
    assert.deepEqual([...attributes].toSorted(), [...ATTRIBUTES].toSorted());
    assert.deepEqual(properties, ATTRIBUTES);
  });
}

for (const attribute of ATTRIBUTES) {
  test(`V1: each element observes the attribute ${attribute}`, async () => {
    const { elements } = await seeElements();
    const deaf = Object.entries(elements).filter(
      ([, { attributes }]) => !attributes.includes(attribute),
    );
    assert.ok(Object.keys(elements).length > 0);
    assert.deepEqual(deaf, []);
  });
}

for (const event of Object.keys(EVENTS)) {
  test(`V1: the event ${event} reaches the document`, async () => {
    assert.ok((await seeAll()).events.has(event));
  });
}

for (const part of PARTS) {
  test(`V1: the part ${part} exists`, async () => {
    assert.ok((await seeAll()).parts.has(part));
  });
}

for (const property of [...Object.keys(PROPERTIES), CARD_MIN_WIDTH]) {
  test(`V1: the custom property ${property} sets its style`, async () => {
    assert.equal((await seeStyles())[property], PROPERTIES[property]?.[2] ?? '400px');
  });
}

test('V1: no part exists that is not documented', async () => {
  const { parts } = await seeAll();
  assert.deepEqual(
    [...parts].filter((part) => !PARTS.includes(part)),
    [],
  );
});
