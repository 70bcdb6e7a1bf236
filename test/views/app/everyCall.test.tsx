import { expect } from 'chai';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { callTo } from '../../../src/core/api/endpoint.ts';
import type { EndpointName } from '../../../src/core/api/endpoints.ts';
import { send } from '../../../src/core/api/transport.ts';
import type { ApiError, Result } from '../../../src/core/async/result.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { session } from '../../../src/core/session/store.ts';
import { ErrorMessage } from '../../../src/views/app/ErrorMessage.tsx';
import { CALLS, SECRET } from '../../support/calls.ts';
import { catalogOf } from '../../support/catalogs.browser.ts';
import { resetAll } from '../../support/resetAll.ts';
import type { MessageName } from '../../support/messages.ts';
import { render } from '../../support/render.tsx';
import { sayIn } from '../../support/say.ts';
import type { Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { inTier } from '../../support/tier.ts';

const ALL = CALLS.map(({ name }) => name);

/** Calls that need nothing from their answer: it only confirms success, or all of it is optional. */
const WITHOUT_ESSENTIALS: readonly EndpointName[] = [
  'shopInfo',
  'checkoutCancel',
  'customerRegister',
  'customerValidate',
  'passwordReset',
  'passwordConfirm',
  'passwordChange',
  'emailChange',
];

/** Calls that a back end need not have: 404 counts as an answer. */
const OPTIONAL: readonly EndpointName[] = CALLS.filter(({ endpoint }) => endpoint.whenMissing).map(
  ({ name }) => name,
);

type Expected = Partial<Extract<ApiError, { is: 'status' }>> | { is: ApiError['is'] };

const status = (code: number, more: object = {}): Expected => ({
  is: 'status',
  status: code,
  ...more,
});

const MESSAGE = 'Das geht leider nicht.';
const STATUSES = [400, 401, 403, 404, 406, 408, 410, 413, 429, 500, 502, 503, 504, 521, 522, 524];

/** Every way in which a call can fail. */
const FAULTS: [title: string, answer: Answer, expected: Expected][] = [
  ['a dropped connection', { drop: true }, { is: 'network' }],
  ['a timeout', { hold: 'for ever' }, { is: 'timeout' }],
  ...STATUSES.map((code): [string, Answer, Expected] => [
    String(code),
    { status: code, body: { error: MESSAGE } },
    status(code, { message: MESSAGE }),
  ]),
  [
    '422 with a message',
    { status: 422, body: { error: MESSAGE } },
    status(422, { message: MESSAGE }),
  ],
  [
    '422 with a list for a field',
    { status: 422, body: { error: { email: [MESSAGE, 'Zu lang.'] } } },
    status(422, { fields: { email: [MESSAGE, 'Zu lang.'] } }),
  ],
  [
    '422 with a message for a field',
    { status: 422, body: { error: { email: MESSAGE } } },
    status(422, { fields: { email: [MESSAGE] } }),
  ],
  ['an error page', { status: 502, text: '<h1>Bad gateway</h1>' }, status(502)],
  ['an empty answer', { text: '' }, { is: 'unreadable' }],
  ['a page in HTML', { text: '<!doctype html><h1>Login</h1>' }, { is: 'unreadable' }],
  ['broken JSON', { text: '{"data": {"tickets": [' }, { is: 'unreadable' }],
  ['an answer of another shape', { data: true }, { is: 'unreadable' }],
];

/** Returns the sentence that a visitor reads about an error. */
function sentenceIn(lang: Lang, error: ApiError): string {
  const i18n = setupI18n({ locale: lang, messages: { [lang]: catalogOf(lang) } });
  const view = render(
    <I18nProvider i18n={i18n}>
      <ErrorMessage error={error} />
    </I18nProvider>,
  );
  const text = view.container.textContent;
  view.unmount();
  return text;
}

const OF_THE_LINE: Partial<Record<ApiError['is'], MessageName>> = {
  network: 'weCannotReachThe',
  timeout: 'theShopTakesToo',
};

/** Returns the expected sentence: that of the server unless the server itself has failed, else one of the shop. */
const sentenceFor = (lang: Lang, expected: Expected): string =>
  ownSentence(expected) ?? sayIn(lang, OF_THE_LINE[expected.is!] ?? 'somethingWentWrongOn');

/** Returns the sentence of the server, which is shown unless the server itself has failed (status 500 and above). */
function ownSentence(expected: Expected): string | undefined {
  if (!('status' in expected) || Number(expected.status) >= 500) return undefined;
  return (
    expected.message ??
    Object.values(expected.fields ?? {})
      .flat()
      .join(' ')
  );
}

const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);
afterEach(() => {
  AbortSignal.timeout = timeoutAfter;
});

/** A call that reads and one that writes: all calls interpret answers in the same way. */
const ONE_OF_EACH: readonly EndpointName[] = ['eventSelect', 'customerValidate'];
/** One error of each kind, which the fast tier tests with every call. */
const KINDS = [
  'a dropped connection',
  'a timeout',
  '401',
  '422 with a list for a field',
  '500',
  'a page in HTML',
  'an answer of another shape',
];

const callsFor = (fault: string): readonly EndpointName[] =>
  inTier(ALL, KINDS.includes(fault) ? ALL : ONE_OF_EACH);

/** Makes these calls against one answer and returns each with its result. */
async function ask(
  names: readonly EndpointName[],
  answer: Answer,
): Promise<[name: EndpointName, result: Result<unknown>][]> {
  await resetAll();
  const calls = CALLS.filter(({ name }) => names.includes(name));
  const paths = calls.map(({ endpoint, args }) => {
    const { method, path } = callTo(endpoint, args);
    return `${method} ${path}`;
  });
  await openShop(Object.fromEntries(paths.map((path) => [path, answer])));
  session.token = SECRET;
  return Promise.all(
    calls.map(async ({ name, endpoint, args }): Promise<[EndpointName, Result<unknown>]> => [
      name,
      await send(endpoint, ...args),
    ]),
  );
}

const cases = FAULTS.flatMap(([fault]) => callsFor(fault)).length;

describe(`every call of the client (${ALL.length}) × errors: ${cases}`, () => {
  for (const [title, answer, expected] of FAULTS) {
    it(`returns an ApiError with a sentence and without secrets after ${title}`, async () => {
      // the test does not wait for the real timeout
      if (answer.hold) AbortSignal.timeout = () => timeoutAfter(20);
      for (const [name, result] of await ask(callsFor(title), answer)) {
        if (expected.is === 'unreadable' && WITHOUT_ESSENTIALS.includes(name) && result.ok)
          continue;
        if (title === '404' && OPTIONAL.includes(name)) {
          expect(result.ok, name).to.equal(true);
          continue;
        }
        if (result.ok) throw new Error(`${name} accepts it as an answer`);
        const { log, ...error } = result.error;
        expect(error, name).to.deep.equal(expected);
        expect(log, name).to.match(/^cannot (GET|POST) http\S+ \([\w .]+\)$/);
        expect(JSON.stringify(result.error), name).not.to.include(SECRET);
      }
      for (const lang of ['en', 'de'] as const) {
        const read = sentenceIn(lang, { ...expected, log: '' } as ApiError);
        expect(read).to.equal(sentenceFor(lang, expected));
      }
    });
  }

  it('waits for an answer that is ten seconds late', async () => {
    const waitsMs: number[] = [];
    AbortSignal.timeout = (ms) => {
      waitsMs.push(ms);
      return timeoutAfter(ms);
    };
    await ask(ALL, { status: 404 });
    expect(waitsMs.length).to.equal(ALL.length);
    expect(Math.min(...waitsMs)).to.be.greaterThan(10_000);
  });
});
