import { expect } from '@esm-bundle/chai';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { dismissToast, showToast } from '../../../src/core/toasts/actions.ts';
import { type ToastCode, toasts } from '../../../src/core/toasts/store.ts';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import { drag } from '../../support/mouse.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { watchTimers } from '../../support/timers.ts';

const SENTENCES: [code: ToastCode, en: string, de: string][] = [
  ['AUTH_LOGGING_IN', 'Logging in …', 'Anmeldung läuft …'],
  ['AUTH_LOGIN_FAILED', 'Login failed', 'Anmeldung fehlgeschlagen'],
  [
    'AUTH_REQUEST_RESET_SUCCESS',
    'We have sent you an e-mail',
    'Wir haben Ihnen eine E-Mail gesendet',
  ],
  [
    'AUTH_REQUEST_RESET_FAIL',
    'The password could not be reset',
    'Das Passwort konnte nicht zurückgesetzt werden',
  ],
  [
    'AUTH_SETTING_NEW_PASSWORD',
    'Saving the new password …',
    'Das neue Passwort wird gespeichert …',
  ],
  [
    'AUTH_SETTING_NEW_PASSWORD_FAILED',
    'The new password could not be saved',
    'Das neue Passwort konnte nicht gespeichert werden',
  ],
  [
    'AUTH_SETTING_NEW_PASSWORD_SUCCESS',
    'The new password is saved',
    'Das neue Passwort ist gespeichert',
  ],
  ['AUTH_PASSWORD_CHANGE_REQUEST', 'Changing the password …', 'Das Passwort wird geändert …'],
  ['AUTH_PASSWORD_CHANGE_SUCCESS', 'Your password has been changed', 'Ihr Passwort ist geändert'],
  [
    'AUTH_PASSWORD_CHANGE_FAILED',
    'The password could not be changed',
    'Das Passwort konnte nicht geändert werden',
  ],
  [
    'AUTH_EMAIL_CHANGE_SUCCESS',
    'Your e-mail address has been changed',
    'Ihre E-Mail-Adresse ist geändert',
  ],
  ['USER_SETTINGS_SAVED', 'Your details are saved', 'Ihre Angaben sind gespeichert'],
];

async function told(code: ToastCode = 'USER_SETTINGS_SAVED', lang: Lang = 'en'): Promise<Screen> {
  await startShop();
  const screen = await showScreen('/checkout', lang);
  showToast(code);
  await eventually('the toast is there', () => screen.root.querySelector('.toast span') !== null);
  return screen;
}

const toastOf = ({ root }: Screen): HTMLElement => root.querySelector('.toast')!;

/** Draws the toast aside by mouse. */
async function draw(toast: HTMLElement, byPx: number): Promise<void> {
  const { left, top } = toast.getBoundingClientRect();
  const at = (x: number): [number, number] => [Math.round(left + x), Math.round(top + 20)];
  await drag(at(20), at(20 + byPx));
}

describe('what is told in passing', () => {
  afterEach(dismissToast);

  for (const [code, en, de] of SENTENCES) {
    it(`${code} is “${en}”, “${de}”`, async () => {
      for (const [lang, sentence] of [
        ['en', en],
        ['de', de],
      ] as const) {
        const screen = await told(code, lang);
        expect(screen.texts('status').join()).to.include(sentence);
        screen.unmount();
      }
    });
  }

  it('can be read, light and dark, and stands above the page', async () => {
    const screen = await told();
    expect(toastOf(screen).matches(':popover-open')).to.equal(true);
    const { left, right, bottom } = toastOf(screen).getBoundingClientRect();
    expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(screen.one('button', 'Close').offsetHeight).to.be.at.least(44);
    await screen.isSound();
  });

  it('is closed by its button, and by Escape', async () => {
    const screen = await told();
    await screen.press('button', 'Close');
    await eventually('it has gone', () => toastOf(screen) === null);
    showToast('AUTH_LOGIN_FAILED');
    await screen.reads('Login failed');
    screen.one('button', 'Close').focus();
    await press('Escape');
    await eventually('it has gone', () => toastOf(screen) === null);
  });

  it('goes when it is swept 80 pixels aside, and comes back from less', async () => {
    const screen = await told();
    const moved = toastOf(screen).getAnimations.bind(toastOf(screen));
    await draw(toastOf(screen), 79);
    expect(toastOf(screen).style.translate).to.equal('');
    expect(toasts.shown?.code).to.equal('USER_SETTINGS_SAVED');
    await eventually('it is back in its place', () => moved().length === 0);
    await draw(toastOf(screen), 80);
    expect(moved().at(-1)?.effect?.getTiming().duration).to.equal(300);
    await eventually('it has gone', () => toastOf(screen) === null);
  });

  it('waits while it is pointed at or focused', async () => {
    const screen = await told();
    const waits = watchTimers();
    const toast = toastOf(screen);
    const rests = (): number[] => waits.filter((ms) => ms > 100 && ms <= 2000);
    const over = (name: string) => toast.dispatchEvent(new PointerEvent(name, { bubbles: true }));
    over('pointerover');
    screen.one('button', 'Close').focus();
    over('pointerout');
    expect(rests()).to.deep.equal([]);
    screen.one('button', 'Close').blur();
    expect(rests()).to.have.length(1);
  });
});
