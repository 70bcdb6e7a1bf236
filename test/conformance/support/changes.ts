import type { Answered, Breaking } from './broken.ts';

type Data = Answered['body'];

/** Applies a change to the answers of one call, by its path after the language. */
export const on =
  (path: RegExp, change: Breaking): Breaking =>
  (answer, asked) => {
    const [, , lang, ...rest] = asked.url.pathname.split('/');
    return lang && path.test(`${asked.method} ${rest.join('/')}`)
      ? change(answer, asked)
      : undefined;
  };

/** Changes the data of successful answers. */
export const data =
  (change: (value: Data) => unknown): Breaking =>
  (answer) => {
    if (answer.status !== 200) return undefined;
    const changed = change(answer.body.data);
    return { ...answer, body: { data: changed === undefined ? answer.body.data : changed } };
  };

/** Changes the items of a list in the data. */
export const each = (list: string, change: (item: Data) => void): Breaking =>
  data((value) => {
    value[list].forEach(change);
  });

/** Sets a header, or removes it. */
export const header =
  (name: string, value?: string): Breaking =>
  (answer) => {
    if (value === undefined) answer.headers.delete(name);
    else answer.headers.set(name, value);
    return answer;
  };

/** Answers with another status and body. */
export const instead =
  (status: number, body: unknown): Breaking =>
  (answer) => ({ ...answer, status, body });

/** Changes only answers with a status. */
export const of =
  (status: number, change: Breaking): Breaking =>
  (answer, asked) =>
    answer.status === status ? change(answer, asked) : undefined;

/** Changes only answers to requests whose address or body has a text. */
export const asking =
  (text: string | RegExp, change: Breaking): Breaking =>
  (answer, asked) => {
    const whole = `${asked.url.href} ${asked.body}`;
    const isMeant = typeof text === 'string' ? whole.includes(text) : text.test(whole);
    return isMeant ? change(answer, asked) : undefined;
  };
