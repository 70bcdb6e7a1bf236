import * as v from 'valibot';
import { languageOf } from '../i18n/languages.ts';
import type { Choice } from './choice.ts';

/** File name of the loader, which upgrades all three forms of an embed. */
export const LOADER = 'museum-shop.js';

// both lists are inserted into HTML, so no value may close an attribute or a script
const file = v.pipe(v.string(), v.regex(/^[\w./-]+$/));
const hash = v.pipe(v.string(), v.regex(/^sha384-[\w+/]+=*$/));
const files = v.array(file);

const hashesSchema = v.record(file, hash);
const firstSchema = v.object({
  elements: v.record(
    v.string(),
    v.object({ list: files, one: v.optional(files), needsLater: v.optional(v.boolean()) }),
  ),
  messages: v.record(v.string(), file),
  laterMessages: v.record(v.string(), file),
});

/** Files for a list, and for a single item. */
type FirstFiles = {
  readonly list: readonly string[];
  readonly one?: readonly string[] | undefined;
  /** Whether the first screen needs the later messages, too. */
  readonly needsLater?: boolean | undefined;
};

export type Release = {
  /** Hash of each file by its path in the release, from `integrity.json`. */
  hashes: Readonly<Record<string, string>>;
  /** Files that each element loads first, from `first.json`. */
  first: {
    readonly elements: Readonly<Record<string, FirstFiles>>;
    readonly messages: Readonly<Record<string, string>>;
    readonly laterMessages: Readonly<Record<string, string>>;
  };
};

/** Reads the two lists of a release; returns `undefined` if they are invalid or lack the loader. */
export function releaseIn(integrity: unknown, first: unknown): Release | undefined {
  const hashes = v.safeParse(hashesSchema, integrity);
  const firstFiles = v.safeParse(firstSchema, first);
  if (!hashes.success || !firstFiles.success || !hashes.output[LOADER]) return undefined;
  return { hashes: hashes.output, first: firstFiles.output };
}

/**
 * Returns the import map with which a browser checks every script of a release. `place` is the release's folder, with a
 * trailing slash. One line, so that its hash does not depend on how a CMS writes line ends.
 */
export function importMapOf({ hashes }: Release, place: string): string {
  const scripts = Object.entries(hashes).filter(([name]) => name.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([name, own]) => [place + name, own]));
  return JSON.stringify({ integrity });
}

/** Returns the source for `script-src` that allows an inline script; `undefined` if the browser cannot hash. */
export async function policyHashOf(script: string): Promise<string | undefined> {
  // `crypto.subtle` exists only on https and localhost
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(script));
  return digest && `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Returns `modulepreload` links for all files that the first screen of an embed needs. */
export function preloadLines(
  { hashes, first }: Release,
  place: string,
  { element, item, lang }: Pick<Choice, 'element' | 'item' | 'lang'>,
): string {
  const { list = [], one, needsLater = false } = first.elements[element] ?? {};
  const spoken = languageOf(lang) ?? '';
  const messages = [first.messages[spoken], needsLater ? first.laterMessages[spoken] : undefined];
  return [...((item && one) || list), ...messages.filter((name) => name !== undefined)]
    .map(
      (name) =>
        `<link rel="modulepreload" crossorigin href="${place}${name}" integrity="${hashes[name]}">`,
    )
    .join('\n');
}
