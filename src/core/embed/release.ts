import * as v from 'valibot';
import type { Choice } from './choice.ts';

/** The loader, by which all three forms of an embed come alive. */
export const LOADER = 'museum-shop.js';

// both lists are put into HTML: nothing in them may end an attribute or a script
const file = v.pipe(v.string(), v.regex(/^[\w./-]+$/));
const hash = v.pipe(v.string(), v.regex(/^sha384-[\w+/]+=*$/));
const files = v.array(file);

const hashesSchema = v.record(file, hash);
const firstSchema = v.object({
  elements: v.record(v.string(), v.object({ list: files, one: v.optional(files) })),
  messages: v.record(v.string(), file),
});

/** The files of an element that shows a list, and those of one that shows one thing. */
type FirstFiles = {
  readonly list: readonly string[];
  readonly one?: readonly string[] | undefined;
};

/** A release that a page can pin. */
export type Release = {
  /** The hash of each file, by its place in the release: what is in `integrity.json`. */
  hashes: Readonly<Record<string, string>>;
  /** What each element loads first: what is in `first.json`. */
  first: {
    readonly elements: Readonly<Record<string, FirstFiles>>;
    readonly messages: Readonly<Record<string, string>>;
  };
};

/** Reads the two lists of a release; undefined where the page cannot be pinned by them. */
export function releaseIn(integrity: unknown, first: unknown): Release | undefined {
  const hashes = v.safeParse(hashesSchema, integrity);
  const firstFiles = v.safeParse(firstSchema, first);
  if (!hashes.success || !firstFiles.success || !hashes.output[LOADER]) return undefined;
  return { hashes: hashes.output, first: firstFiles.output };
}

/**
 * The import map by which a browser checks every script of a release and not only the loader. `place` is where the release
 * lies, with a slash at the end. It is one line, so that its hash is the same whatever a CMS does to the ends of lines.
 */
export function importMapOf({ hashes }: Release, place: string): string {
  const scripts = Object.entries(hashes).filter(([name]) => name.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([name, own]) => [place + name, own]));
  return JSON.stringify({ integrity });
}

/** What `script-src` of a security policy names to let an inline script through; undefined where the browser cannot tell. */
export async function policyHashOf(script: string): Promise<string | undefined> {
  // browsers have it on https and on this machine alone
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(script));
  return digest && `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The lines that let a page ask at once for all files that the first screen of an embed needs. */
export function preloadLines(
  { hashes, first }: Release,
  place: string,
  { element, item, lang }: Pick<Choice, 'element' | 'item' | 'lang'>,
): string {
  const { list = [], one } = first.elements[element] ?? {};
  const messages = first.messages[lang];
  return [...((item && one) || list), ...(messages ? [messages] : [])]
    .map(
      (name) =>
        `<link rel="modulepreload" crossorigin href="${place}${name}" integrity="${hashes[name]}">`,
    )
    .join('\n');
}
