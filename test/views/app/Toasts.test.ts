import { expect } from 'chai';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { dismissToast, showToast } from '../../../src/core/notices/toasts.ts';
import { type ToastCode, toasts } from '../../../src/core/notices/store.ts';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { press } from '../../support/keyboard.ts';
import { drag } from '../../support/mouse.ts';
import type { MessageName } from '../../support/messages.ts';
import { say, sayIn } from '../../support/say.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { watchTimers } from '../../support/timers.ts';

const SENTENCES: Readonly<Record<ToastCode, MessageName>> = {
  AUTH_LOGGING_IN: 'authLoggingIn',
  AUTH_LOGIN_FAILED: 'authLoginFailed',
  AUTH_REQUEST_RESET_SUCCESS: 'authRequestResetSuccess',
  AUTH_REQUEST_RESET_FAIL: 'authRequestResetFail',
  AUTH_SETTING_NEW_PASSWORD: 'authSettingNewPassword',
  AUTH_SETTING_NEW_PASSWORD_FAILED: 'authSettingNewPasswordFailed',
  AUTH_SETTING_NEW_PASSWORD_SUCCESS: 'authSettingNewPasswordSuccess',
  AUTH_PASSWORD_CHANGE_REQUEST: 'authPasswordChangeRequest',
  AUTH_PASSWORD_CHANGE_SUCCESS: 'authPasswordChangeSuccess',
  AUTH_PASSWORD_CHANGE_FAILED: 'authPasswordChangeFailed',
  AUTH_EMAIL_CHANGE_SUCCESS: 'authEmailChangeSuccess',
  USER_SETTINGS_SAVED: 'userSettingsSaved',
};

async function openWith(
  code: ToastCode = 'USER_SETTINGS_SAVED',
  lang: Lang = 'en',
): Promise<Screen> {
  await startShop();
  const screen = await showScreen('/checkout', lang);
  showToast(code);
  await eventually('the toast is there', () => screen.root.querySelector('.toast span') !== null);
  return screen;
}

const toastOf = ({ root }: Screen): HTMLElement => root.querySelector('.toast')!;

/** Drags the toast aside with the mouse. */
async function draw(toast: HTMLElement, byPx: number): Promise<void> {
  const { left, top } = toast.getBoundingClientRect();
  const at = (x: number): [number, number] => [Math.round(left + x), Math.round(top + 20)];
  await drag(at(20), at(20 + byPx));
}

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** Allows motion, although the browser under test prefers reduced motion. */
function allowMotion(): void {
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion') ? matchMedia('not all') : matchMedia(query);
}

describe('a toast', () => {
  afterEach(dismissToast);

  for (const lang of ['en', 'de'] as const) {
    it(`has a sentence for each code, in ${lang}`, async () => {
      const screen = await openWith('USER_SETTINGS_SAVED', lang);
      for (const [code, name] of Object.entries(SENTENCES)) {
        showToast(code as ToastCode);
        const sentence = sayIn(lang, name);
        await eventually(`${code} shows “${sentence}”`, () =>
          seenText(toastOf(screen)).includes(sentence),
        );
      }
    });
  }

  const silent: ToastCode[] = [
    'AUTH_LOGIN_FAILED',
    'AUTH_REQUEST_RESET_SUCCESS',
    'AUTH_REQUEST_RESET_FAIL',
    'AUTH_SETTING_NEW_PASSWORD_FAILED',
    'AUTH_SETTING_NEW_PASSWORD_SUCCESS',
    'AUTH_PASSWORD_CHANGE_FAILED',
  ];
  for (const code of Object.keys(SENTENCES) as ToastCode[]) {
    const isSilent = silent.includes(code);
    it(`is ${isSilent ? 'not announced, because the screen is' : 'announced politely'}: ${code}`, async () => {
      const screen = await openWith(code);
      expect(toastOf(screen).role).to.equal('status');
      expect(toastOf(screen).ariaLive).to.equal(isSilent ? 'off' : null);
      await screen.isSound();
    });
  }

  it('is readable in light and dark, and is shown above the page', async () => {
    const screen = await openWith();
    expect(toastOf(screen).matches(':popover-open')).to.equal(true);
    const { left, right, bottom } = toastOf(screen).getBoundingClientRect();
    expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(screen.one('button', say('close')).offsetHeight).to.be.at.least(44);
    await screen.isSound();
  });

  it('is closed by its button and by Escape', async () => {
    const screen = await openWith();
    await screen.press('button', say('close'));
    await eventually('it has gone', () => toastOf(screen) === null);
    showToast('AUTH_LOGIN_FAILED');
    await screen.reads(say('authLoginFailed'));
    screen.one('button', say('close')).focus();
    await press('Escape');
    await eventually('it has gone', () => toastOf(screen) === null);
  });

  it('is dismissed by a swipe of 80 pixels, and returns after a shorter one', async () => {
    allowMotion();
    const screen = await openWith();
    const toast = toastOf(screen);
    const moved = toast.getAnimations.bind(toast);
    const begun: unknown[] = [];
    // recorded at the start: the animation may be over before the test looks
    toast.animate = (frames, timing) => {
      begun.push(timing);
      return Element.prototype.animate.call(toast, frames, timing);
    };
    await draw(toastOf(screen), 79);
    expect(toastOf(screen).style.translate).to.equal('');
    expect(toasts.shown?.code).to.equal('USER_SETTINGS_SAVED');
    await eventually('it is back in its place', () => moved().length === 0);
    await draw(toastOf(screen), 80);
    expect(begun).to.deep.equal([300]);
    await eventually('it has gone', () => toastOf(screen) === null);
  });

  it('pauses its timer while it is hovered or focused', async () => {
    const screen = await openWith();
    const waits = watchTimers();
    const toast = toastOf(screen);
    const rests = (): number[] => waits.filter((ms) => ms > 100 && ms <= 2000);
    const over = (name: string) => toast.dispatchEvent(new PointerEvent(name, { bubbles: true }));
    over('pointerover');
    screen.one('button', say('close')).focus();
    over('pointerout');
    expect(rests()).to.deep.equal([]);
    screen.one('button', say('close')).blur();
    expect(rests()).to.have.length(1);
  });
});
