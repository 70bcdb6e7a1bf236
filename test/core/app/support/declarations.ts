import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

type Node = { type: string; start: number; end: number };

type Source = {
  text: string;
  comments: readonly { start: number; end: number }[];
  declared: Map<string, Node>;
  /** Names in their own files, with the specifiers of these files, by local name. */
  imported: Map<string, readonly [name: string, specifier: string]>;
  /** Specifiers of `export * from`. */
  passedOn: readonly string[];
};

const sources = new Map<string, Source>();

function parse(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const source = { text, comments, declared: new Map(), imported: new Map() };
  const passedOn: string[] = [];
  for (const statement of program.body) {
    const each =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration ?? statement)
        : statement;
    if (each.type === 'TSTypeAliasDeclaration' || each.type === 'TSInterfaceDeclaration') {
      source.declared.set(each.id.name, each);
    } else if (each.type === 'ExportAllDeclaration') {
      passedOn.push(each.source.value);
    } else if (each.type === 'ImportDeclaration') {
      for (const one of each.specifiers) {
        const isNamed = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier';
        const name = isNamed ? (one.imported as { name: string }).name : one.local.name;
        source.imported.set(one.local.name, [name, each.source.value]);
      }
    } else if (each.type === 'ExportNamedDeclaration' && each.source) {
      for (const { local, exported } of each.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        source.imported.set(exported.name, [local.name, each.source.value]);
      }
    }
  }
  return { ...source, passedOn };
}

function sourceOf(file: string): Source {
  const source = sources.get(file) ?? parse(file);
  sources.set(file, source);
  return source;
}

/** Returns where a type of the project is declared; undefined for one of a package or the language. */
function find(
  name: string,
  file: string,
): { source: Source; node: Node; file: string } | undefined {
  const source = sourceOf(file);
  const node = source.declared.get(name);
  if (node) return { source, node, file };
  const own = source.imported.get(name);
  const from = own ? [own] : source.passedOn.map((each) => [name, each] as const);
  for (const [original, specifier] of from) {
    const isOurs = specifier.startsWith('.');
    const found = isOurs && find(original, path.join(path.dirname(file), specifier));
    if (found) return found;
  }
  return undefined;
}

/** Returns the names of the types that a part of the syntax tree refers to. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, typeName } = node as { type?: string; typeName?: { name?: string } };
  const own = type === 'TSTypeReference' && typeName?.name ? [typeName.name] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** Returns the text of a declaration as it is formatted, without comments. */
function textOf({ text, comments }: Source, { start, end }: Node): string {
  const inside = comments.filter((each) => each.start >= start && each.end <= end);
  const from = [start, ...inside.map((each) => each.end)];
  const to = [...inside.map((each) => each.start), end];
  const code = from.map((at, index) => text.slice(at, to[index])).join('');
  return code.replaceAll(/^\s*\n/gm, '');
}

/**
 * Returns the declarations of types, and of all types of the project that these refer to, without comments. Types come
 * after the ones in `names`, in alphabetical order, so that moving a type to another file changes nothing.
 */
export function declarations(names: readonly string[], file: string): string[] {
  const found = new Map<Node, string>();
  const add = (name: string, from: string): void => {
    const { source, node, file: own } = find(name, from) ?? {};
    if (!source || !node || found.has(node)) return;
    found.set(node, textOf(source, node));
    for (const each of namesIn(node)) add(each, own!);
  };
  const first = names.map((name) => {
    add(name, file);
    return found.get(find(name, file)!.node)!;
  });
  const others = [...found.values()].filter((text) => !first.includes(text));
  return [...first, ...others.toSorted()];
}
