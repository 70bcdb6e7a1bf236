import { expect } from '@esm-bundle/chai';
import { isEditorLooking } from '../../src/elements/mistakes.ts';
import { openPage } from '../support/page.ts';
import { visit } from '../support/visit.ts';
import { say } from '../support/say.ts';

const WRONG = '<museum-tickets theme="blue">Tickets at the desk</museum-tickets>';
const FOR_EDITORS = say('forTheEditorOf');

describe("an editor's mistake", () => {
  it('is explained to him in place, in the language of his page, and the shop works on', async () => {
    const page = await openPage(WRONG);
    await page.reads('Tides');
    await page.reads(FOR_EDITORS);
    expect(page.text('museum-tickets')).to.include('“blue” in theme is unknown');
    expect(page.text('museum-tickets')).to.include('light, dark');
  });

  it('is told to the console once, however many tags have it', async () => {
    const page = await openPage(WRONG + WRONG);
    await page.until('both are there', () => page.all('.card a').length === 26);
    expect(page.said).to.deep.equal(['<museum-tickets>: noChoice theme blue light,dark']);
  });

  it('is told to the monitoring of the page', async () => {
    const page = await openPage('');
    const heard: unknown[] = [];
    page.document.addEventListener('museum-error', ({ detail }) => heard.push(detail));
    page.document.body.innerHTML = WRONG;
    await page.until('it is heard', () => heard.length > 0);
    const message = '<museum-tickets>: noChoice theme blue light,dark';
    expect(heard).to.deep.equal([{ code: 'noChoice', message }]);
  });

  it('goes away with its cause', async () => {
    const page = await openPage(WRONG);
    await page.reads(FOR_EDITORS);
    await page.reads('Tides');
    page.one('museum-tickets').setAttribute('theme', 'dark');
    await page.until('the note is gone', () => !page.text().includes(FOR_EDITORS));
    expect(page.text()).to.include('Tides');
  });

  it('that leaves the shop without a back end is explained beside the fallback', async () => {
    const page = await openPage('<museum-tickets>Tickets at the desk</museum-tickets>', {
      api: null,
    });
    await page.reads('api="https://…"');
    expect(page.text()).to.include('Tickets at the desk');
  });

  it('of a second shop on the page is told to him', async () => {
    const page = await openPage('<museum-tickets></museum-tickets>');
    await page.reads('Tides');
    page.document.body.append(
      Object.assign(page.document.createElement('museum-tickets'), { shop: '7' }),
    );
    await page.reads('One page has one shop and one language');
  });

  it('of a second language on the page is told to him', async () => {
    const page = await openPage('<museum-tickets lang="en"></museum-tickets>');
    await page.reads('Tides');
    page.document.body.insertAdjacentHTML('beforeend', '<museum-tickets lang="fr">');
    await page.reads('“fr” in lang has no effect');
    await page.until('both show the shop', () => page.all('.card a').length === 26);
  });

  it('stays hidden from a visitor, who sees the shop', async () => {
    const text = await visit(WRONG, 'Tides');
    expect(text).not.to.include(FOR_EDITORS);
  });

  it('that leaves nothing to show gives a visitor the fallback', async () => {
    const broken = '<museum-tickets api="ftp://x">Tickets at the desk</museum-tickets>';
    const text = await visit(broken, 'Tickets at the desk', { wait: 'noAddress' });
    expect(text).to.equal('Tickets at the desk');
  });

  it('in the address of the back end is told once, as what it is', async () => {
    const page = await openPage(
      '<museum-tickets api="ftp://x">Tickets at the desk</museum-tickets>',
    );
    await page.reads('“ftp://x” in api is not an address');
    expect(page.said).to.deep.equal(['<museum-tickets>: noAddress api ftp://x']);
    expect(page.text()).not.to.include('does not know where its back end is');
  });
});

describe('an editor', () => {
  for (const [title, page, isFramed, isEditor] of [
    ['sits at his own computer', 'http://localhost:4173/', false, true],
    ['sits at his own computer by number', 'http://127.0.0.1/', false, true],
    ['sits at his own computer by a newer number', 'http://[::1]:8080/', false, true],
    ['looks into a preview frame', 'https://museum.example/', true, true],
    ['asks for it in the address', 'https://museum.example/?museum-debug', false, true],
    ['is nobody on the open site', 'https://museum.example/', false, false],
    ['is nobody on a site that only sounds local', 'https://localhost.example/', false, false],
  ] as const) {
    it(title, () => expect(isEditorLooking(page, isFramed)).to.equal(isEditor));
  }
});
