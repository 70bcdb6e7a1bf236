import { expect } from 'chai';
import { restoreCookies } from '../../../src/core/content/actions.ts';
import { content } from '../../../src/core/content/store.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { eventually } from '../../support/eventually.ts';
import { HOSTILE } from '../../support/hostile.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { say } from '../../support/say.ts';

const NOTICE =
  '<p>We keep your basket in this browser. <a href="/shop/en/page/cookies">More</a></p>';

const says = (message?: string): Answer => ({
  data: { banners: {}, social_media: [], ...(message && { cookie_warning: { message } }) },
});

async function open(answer: Answer, showCookieDisclaimer = true) {
  const server = await startShop({ 'GET content/static': answer }, { showCookieDisclaimer });
  return { server, screen: await showScreen('/checkout') };
}

const notices = (screen: Screen) => screen.all('region', say('cookies'));
const comes = (screen: Screen) => eventually('the notice', () => notices(screen).length === 1);
const isAnswered = () =>
  eventually('it is answered', () => ['ready', 'failed'].includes(content.known.all.is));

describe('the cookie notice', () => {
  it('is shown with its links if the museum has configured it', async () => {
    const { screen } = await open(says(NOTICE));
    await comes(screen);
    expect(screen.text()).to.include('We keep your basket in this browser.');
    expect((screen.one('link', 'More') as HTMLAnchorElement).pathname).to.equal(
      '/shop/en/page/cookies',
    );
    expect(screen.all('alert')).to.have.length(0);
    await screen.isSound();
  });

  it('is neither requested nor shown if it is not configured', async () => {
    const { screen, server } = await open(says(NOTICE), false);
    await screen.reads(say('yourBasketIsEmpty'));
    await new Promise(requestAnimationFrame);
    expect(await server.hits('GET content/static')).to.have.length(0);
    expect(notices(screen)).to.have.length(0);
  });

  for (const [title, answer] of [
    ['has no message', says()],
    ['has an empty message', says('')],
    ['returns an error', { status: 404 }],
    ['returns another shape', { data: { banners: {}, social_media: [], cookie_warning: 'x' } }],
  ] as const) {
    it(`is missing without an alert if the server ${title}`, async () => {
      const { screen } = await open(answer);
      await isAnswered();
      await new Promise(requestAnimationFrame);
      expect(notices(screen)).to.have.length(0);
      expect(screen.all('alert')).to.have.length(0);
    });
  }

  it('stays away for the tab once it was closed', async () => {
    const { screen, server } = await open(says(NOTICE));
    await comes(screen);
    await screen.press('button', say('gotIt'));
    await eventually('it is gone', () => notices(screen).length === 0);
    expect(readStored('cookies-accepted')).to.equal(true);
    expect(Object.keys(sessionStorage).some((key) => key.endsWith('cookies-accepted'))).to.equal(
      true,
    );
    expect(Object.keys(localStorage).some((key) => key.endsWith('cookies-accepted'))).to.equal(
      false,
    );
    screen.unmount();

    // the next page of the tab
    content.cookiesAccepted = false;
    restoreCookies();
    const next = await showScreen('/checkout');
    await next.reads(say('yourBasketIsEmpty'));
    expect(notices(next)).to.have.length(0);
    expect(await server.hits('GET content/static')).to.have.length(1);
  });

  for (const stored of ['"true"', '1', 'null', '{', 'false']) {
    it(`is shown if the stored value is ${stored}, which is no consent`, async () => {
      const server = await startShop(
        { 'GET content/static': says(NOTICE) },
        { showCookieDisclaimer: true },
      );
      sessionStorage.setItem(`museum-shop/1/${server.api}/1/cookies-accepted`, stored);
      restoreCookies();
      await comes(await showScreen('/checkout'));
    });
  }

  for (const html of HOSTILE) {
    it(`runs nothing of ${JSON.stringify(html)}`, async () => {
      const { screen } = await open(says(`<p>Read this</p>${html}`));
      await screen.reads('Read this');
      const harm = screen.root.querySelector(
        '.message :is(script, iframe, object, embed, form, base, meta, link, style, [style], [onerror], [onclick], [onload], [href^="javascript:" i])',
      );
      expect(harm?.outerHTML).to.equal(undefined);
      expect('hacked' in globalThis).to.equal(false);
    });
  }
});
