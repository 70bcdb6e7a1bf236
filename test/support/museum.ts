import type { Lang } from '../../src/core/i18n/languages.ts';
import { demo } from './page.ts';
import { type Answer, type Answers, openServer, type TestServer } from './server.ts';

/** The reference server's own answer to a call, for a desk that gives it. */
export async function ofDemo(endpoint: string, lang: Lang = 'en'): Promise<Answer> {
  return { body: await (await fetch(`${demo.api}/${lang}/${endpoint}`)).json() };
}

/** The data of that answer. */
export const dataOf = async (endpoint: string, lang?: Lang): Promise<Record<string, unknown>> =>
  ((await ofDemo(endpoint, lang)).body as { data: Record<string, unknown> }).data;

type Differences = {
  /** Settings of the shop that differ from the reference server's. */
  configuration?: object;
  /** Calls that are answered as the reference server does, with their query: `GET` of their path. */
  same?: readonly string[];
  answers?: Answers;
  /** Whether the answer to `shopinfo` waits for `release('configuration')`. */
  isHeld?: boolean;
  lang?: Lang;
};

/** Opens a desk with the shop of the reference server, which differs from it in what is said. */
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
