/** Where the bundle of the tests has a file (tools/test-bundle.mjs). */
const bundled = (file: string): string => `/.build/tests/${file.replace(/\.tsx?$/, '.js')}`;

/** The address at which a page loads a file below `src`: one of those that the bundle is told to keep apart. */
export const sourceAddress = (file: string): string => bundled(`src/${file}`);

/** The address of a second copy of a file below `src`: a module of its own, evaluated again. */
export const copyAddress = (file: string): string => `${sourceAddress(file)}?copy`;

/** The address of a file below `test`. */
export const testAddress = (file: string): string =>
  file.endsWith('.json') ? `/test/${file}` : bundled(`test/${file}`);

/** An import map by which a page loads other addresses in place of these files below `src`. */
export function importMap(addresses: Readonly<Record<string, string>>): string {
  const imports = Object.fromEntries(
    Object.entries(addresses).map(([file, address]) => [sourceAddress(file), address]),
  );
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`;
}

/** Whether a page has asked for a file below `src`. */
export const hasLoaded = ({ performance, location }: Window, file: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name === new URL(sourceAddress(file), location.href).href);
