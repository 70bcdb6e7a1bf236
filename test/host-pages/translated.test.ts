import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyTickets } from './support/buy.ts';
import { begins, named } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import { firstInTier } from '../support/tier.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

/** Ignores case, since the link is inside a sentence. */
const TERMS = new RegExp(begins(say('termsAndConditions')).source, 'i');

/** Replaces each text node of the embeds, now and later, by a changed one in two `<font>`, as a browser's translator does. */
const TRANSLATOR = `<script>
  const watched = new WeakSet();
  let changed = 0;
  function translateBelow(node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentNode || text.parentElement?.closest('font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data + ' ·';
      outer.append(inner);
      text.replaceWith(outer);
      changed += 1;
    }
  }
  function translate() {
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      translateBelow(shadowRoot);
      if (watched.has(shadowRoot)) continue;
      watched.add(shadowRoot);
      const observer = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateBelow(target);
          for (const node of addedNodes) translateBelow(node);
        }
      });
      observer.observe(shadowRoot, { childList: true, characterData: true, subtree: true });
    }
  }
</script>`;

/** Starts the translation and returns the number of translated text nodes so far. */
const TRANSLATE = 'translate(), changed';

const BUYING = [
  ['museum-tickets', ''],
  ['museum-checkout', '#/tickets'],
] as const;

for (const [tag, route] of firstInTier(BUYING)) {
  test(`S7: a purchase in ${tag} succeeds while the browser translates each of its screens`, async () => {
    const page = await pages.open({
      head: TRANSLATOR,
      body: `<${tag}></${tag}><museum-cart-button></museum-cart-button>`,
      address: route,
    });
    let before = 0;
    const look = async (screen: string): Promise<void> => {
      const changed = (await page.tab.evaluate(TRANSLATE)) as number;
      // not merely growing: the count restarts when the page is loaded again
      assert.ok(changed > 0 && changed !== before, screen);
      before = changed;
    };
    await buyTickets(page, tag, { look });
    await page.reads('·', tag);
  });
}

test('S7: filters, form errors, navigation and dialogs work in translated screens', async () => {
  const page = await pages.open({
    head: TRANSLATOR,
    body: '<museum-tours></museum-tours><museum-account></museum-account>',
  });
  await page.reads('Nine Centuries in an Hour', 'museum-tours');
  await page.reads(say('logIn'), 'museum-account');
  await page.tab.evaluate(TRANSLATE);
  await page.click(begins(say('tomorrow')), 'museum-tours');
  await page.click(begins(say('anyDay')), 'museum-tours');
  await page.click(begins('Highlights'), 'museum-tours');
  await page.reads(say('chooseADay'), 'museum-tours');
  await page.click(named(say('logIn')), 'museum-account');
  await page.reads(say('pleaseCorrectTheErrors'), 'museum-account');
  await page.type(begins(say('eMail')), 'ada@example.org', 'museum-account');
  await page.click(named(say('register')), 'museum-account');
  await page.click(TERMS, 'museum-account');
  await page.click(named(say('close')), 'museum-account');
  await page.control(begins(say('iAgreeToThe')), 'museum-account');
});

test('S7: embeds ignore a page language that a browser’s translator has set', async () => {
  const page = await pages.open({
    lang: 'fr',
    head: "<script>document.documentElement.className = 'translated-ltr'</script>",
    body: '<museum-tickets></museum-tickets>',
  });
  await page.reads('Gezeiten', 'museum-tickets');
});
