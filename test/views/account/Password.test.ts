import { expect } from 'chai';
import { navigation } from '../../../src/core/navigation/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';
import { lastToast } from '../../support/toasts.ts';

const RESET = 'POST customer/pwdreset';
const CONFIRM = 'POST customer/pwdconfirm';
const [FORGOT, RECOVER] = ['/forgot-password', '/recover/a-key'];

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

const here = (): string => navigation.outlets.screen!.href;

/** Returns the description of a field, which holds its error. */
function saidOf(screen: Screen, name: string): string {
  const id = field(screen, name).getAttribute('aria-describedby') ?? '';
  return screen.root.getElementById(id)?.textContent ?? '';
}

async function ask(screen: Screen, email: string): Promise<void> {
  fill(field(screen, 'email'), email);
  await screen.press('button', RegExp(`^(${say('sendTheLink')}|${sayIn('de', 'sendTheLink')})$`));
}

async function set(screen: Screen, password: string, repeated = password): Promise<void> {
  fill(field(screen, 'password'), password);
  fill(field(screen, 'passwordRepeat'), repeated);
  await screen.press('button', say('saveThePassword'));
}

describe('a forgotten password', () => {
  it('asks for the email address and confirms that a link is on its way', async () => {
    const server = await startShop({ [RESET]: { data: {} } });
    const screen = await showScreen(FORGOT);
    expect(screen.names('heading')).to.deep.equal([say('forgotYourPassword')]);
    const { type, autocomplete, inputMode } = field(screen, 'email');
    expect([type, autocomplete, inputMode]).to.deep.equal(['email', 'email', 'email']);
    await screen.isSound();
    await ask(screen, 'ada@example.org');
    await screen.reads(say('ifThereIsAn'));
    expect([here(), lastToast()]).to.deep.equal([
      '/password-reset-success',
      'AUTH_REQUEST_RESET_SUCCESS',
    ]);
    expect((await server.hits(RESET))[0]?.body).to.have.property('email', 'ada@example.org');
    screen.one('link', say('logIn'));
    await screen.isSound();
  });

  it('ignores a second click while the request is running', async () => {
    const server = await startShop({ [RESET]: { data: {}, hold: 'reset' } });
    const screen = await showScreen(FORGOT);
    await ask(screen, 'ada@example.org');
    screen.one('button', say('sendTheLink')).click();
    expect(screen.one('button', say('sendTheLink')).getAttribute('aria-busy')).to.equal('true');
    await screen.isSound();
    await server.arrived(RESET);
    expect(await server.hits(RESET)).to.have.length(1);
    await server.release('reset');
    await screen.reads(say('ifThereIsAn'));
  });

  it('does not navigate if the visitor has left the screen before the answer', async () => {
    const server = await startShop(
      { [RESET]: { data: {}, hold: 'reset' } },
      { hasUserRegistration: true },
    );
    const screen = await showScreen(FORGOT);
    await ask(screen, 'ada@example.org');
    await server.arrived(RESET);
    await screen.press('link', say('backToLogin'));
    await screen.reads(say('youHaveNoAccount'));
    await server.release('reset');
    await eventually('the answer is there', () => {
      return lastToast() === 'AUTH_REQUEST_RESET_SUCCESS';
    });
    await new Promise(requestAnimationFrame);
    expect(here()).to.equal('/login');
  });

  const wrong: [email: string, en: string, de: string][] = [
    ['', say('pleaseFillInThis'), sayIn('de', 'pleaseFillInThis')],
    ['ada@example', say('thisEMailAddress'), sayIn('de', 'thisEMailAddress')],
  ];
  for (const [email, en, de] of wrong) {
    it(`sends nothing for the email address “${email}”`, async () => {
      for (const [lang, sentence] of [
        ['en', en],
        ['de', de],
      ] as const) {
        const server = await startShop({ [RESET]: { data: {} } });
        const screen = await showScreen(FORGOT, lang);
        await ask(screen, email);
        expect(saidOf(screen, 'email')).to.equal(sentence);
        expect(await server.hits(RESET)).to.deep.equal([]);
        screen.unmount();
      }
    });
  }

  const refused: [title: string, answer: Answer, en: string, de: string][] = [
    [
      '400',
      { status: 400, body: { error: 'x' } },
      say('allMandatoryFieldsMust'),
      sayIn('de', 'allMandatoryFieldsMust'),
    ],
    [
      '404 without a message',
      { status: 404 },
      say('weCannotResetThe'),
      sayIn('de', 'weCannotResetThe'),
    ],
    [
      '422 with a message',
      { status: 422, body: { error: 'Not from here.' } },
      'Not from here.',
      'Not from here.',
    ],
    [
      'a dropped connection',
      { drop: true },
      say('weCannotReachThe'),
      sayIn('de', 'weCannotReachThe'),
    ],
    ['500', { status: 500 }, say('somethingWentWrongOn'), sayIn('de', 'somethingWentWrongOn')],
  ];
  for (const [title, answer, en, de] of refused) {
    it(`shows an error after ${title}, and keeps the address`, async () => {
      for (const [lang, sentence] of [
        ['en', en],
        ['de', de],
      ] as const) {
        await startShop({ [RESET]: answer });
        const screen = await showScreen(FORGOT, lang);
        await ask(screen, 'ada@example.org');
        await screen.reads(sentence);
        expect(field(screen, 'email').value).to.equal('ada@example.org');
        expect([here(), lastToast()]).to.deep.equal([FORGOT, 'AUTH_REQUEST_RESET_FAIL']);
        screen.unmount();
      }
    });
  }
});

describe('a new password from a mailed link', () => {
  it('is typed twice and leads to the login', async () => {
    const server = await startShop({ [CONFIRM]: { data: {} } });
    const screen = await showScreen(RECOVER);
    expect(screen.names('heading')).to.deep.equal([say('setANewPassword')]);
    for (const name of ['password', 'passwordRepeat']) {
      const { type, autocomplete } = field(screen, name);
      expect([type, autocomplete]).to.deep.equal(['password', 'new-password']);
    }
    await screen.isSound();
    expect(here()).to.equal('/recover/-');
    await set(screen, 'battery staple');
    await screen.reads(say('youCanLogIn'));
    expect(here()).to.equal('/recover-success');
    expect(lastToast()).to.equal('AUTH_SETTING_NEW_PASSWORD_SUCCESS');
    expect((await server.hits(CONFIRM))[0]?.body).to.have.property('token', 'a-key');
    await screen.isSound();
  });

  it('is not sent while its repetition differs', async () => {
    const server = await startShop({ [CONFIRM]: { data: {} } });
    const screen = await showScreen(RECOVER);
    await set(screen, 'battery staple', 'battery maple');
    expect(saidOf(screen, 'passwordRepeat')).to.equal(say('thePasswordsDoNot'));
    await eventually('the summary has the focus', () => {
      return screen.root.activeElement?.className === 'error-summary';
    });
    expect(await server.hits(CONFIRM)).to.deep.equal([]);
    await screen.isSound();
  });

  it('can be set after a reload with the stored key', async () => {
    const server = await startShop({ [CONFIRM]: { data: {} } });
    writeStored('reset-key', 'a-key');
    const screen = await showScreen('/recover/-');
    await set(screen, 'battery staple');
    await screen.reads(say('youCanLogIn'));
    expect((await server.hits(CONFIRM))[0]?.body).to.have.property('token', 'a-key');
  });

  it('needs another link if this one is used up or too old', async () => {
    await startShop({ [CONFIRM]: { status: 400, body: { error: 'x' } } });
    const screen = await showScreen(RECOVER);
    await set(screen, 'battery staple');
    await screen.reads(say('thisLinkHasBeen'));
    expect(lastToast()).to.equal('AUTH_SETTING_NEW_PASSWORD_FAILED');
    expect(readStored('reset-key')).to.equal(undefined);
    await screen.isSound();
    await screen.press('link', say('askForANew'));
    await screen.reads(say('forgotYourPassword'));
  });

  it('needs another link if there is no key', async () => {
    await startShop({});
    const screen = await showScreen('/recover/-');
    expect(screen.texts('alert')[0]).to.include(say('thisLinkHasBeen'));
  });

  it('can be set with another link that is opened on the same page', async () => {
    await startShop({});
    const screen = await showScreen('/recover/-');
    navigation.outlets.screen!.href = '/recover/another-key';
    await eventually('the form is there', () => field(screen, 'password') !== null);
    expect([here(), readStored('reset-key')]).to.deep.equal(['/recover/-', 'another-key']);
  });

  it('can be sent again after a dropped connection', async () => {
    const server = await startShop({ [CONFIRM]: [{ drop: true }, { data: {} }] });
    const screen = await showScreen(RECOVER);
    await set(screen, 'battery staple');
    await screen.reads(say('weCannotReachThe'));
    expect(field(screen, 'password').value).to.equal('battery staple');
    await screen.press('button', say('saveThePassword'));
    await screen.reads(say('youCanLogIn'));
    expect(await server.hits(CONFIRM)).to.have.length(2);
  });
});
