import type { Lang } from '../../src/core/i18n/languages.ts';
import { demo } from './page.ts';
import { type Answer, type Answers, openServer, type TestServer } from './server.ts';

/** Returns the reference server's response to a call, as an answer for the test server. */
export async function ofDemo(endpoint: string, lang: Lang = 'en'): Promise<Answer> {
  return { body: await (await fetch(`${demo.api}/${lang}/${endpoint}`)).json() };
}

/** Returns the data of the reference server's response to a call. */
export const dataOf = async (endpoint: string, lang?: Lang): Promise<Record<string, unknown>> =>
  ((await ofDemo(endpoint, lang)).body as { data: Record<string, unknown> }).data;

type Differences = {
  /** Configuration that overrides the reference server's. */
  configuration?: object;
  /** Endpoints, with their query, whose `GET` responses are copied from the reference server. */
  same?: readonly string[];
  answers?: Answers;
  /** Whether the response to `shopinfo` is held until `release('configuration')`. */
  isHeld?: boolean;
  lang?: Lang;
};

/** Opens a test server that answers as the reference server does, except for the given differences. */
export async function openMuseum(differences: Differences = {}): Promise<TestServer> {
  const { configuration = {}, same = [], answers = {}, isHeld = false, lang } = differences;
  const shopinfo = await ofDemo('shopinfo', lang);
  const config = await dataOf('shopinfo/config', lang);
  const copied = await Promise.all(
    same.map(async (endpoint) => [`GET ${endpoint.split('?')[0]}`, await ofDemo(endpoint, lang)]),
  );
  return openServer({
    'GET shopinfo': isHeld ? { ...shopinfo, hold: 'configuration' } : shopinfo,
    'GET shopinfo/config': { data: { ...config, ...configuration } },
    ...(Object.fromEntries(copied) as Answers),
    ...answers,
  });
}
