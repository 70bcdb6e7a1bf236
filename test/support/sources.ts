/** Returns the URL of a file in the bundle of the tests (tools/test-bundle.mjs). */
const bundled = (file: string): string => `/.build/tests/${file.replace(/\.tsx?$/, '.js')}`;

/** Returns the URL of a file below `src`, which has to be an entry point of the bundle (`PAGE_SCRIPTS`). */
export const sourceAddress = (file: string): string => bundled(`src/${file}`);

/** Returns the URL of a second instance of a file below `src`. */
export const copyAddress = (file: string): string => `${sourceAddress(file)}?copy`;

/** Returns the URL of a file below `test`. */
export const testAddress = (file: string): string =>
  file.endsWith('.json') ? `/test/${file}` : bundled(`test/${file}`);

/** Returns an import map that replaces these files below `src` by other URLs. */
export function importMap(addresses: Readonly<Record<string, string>>): string {
  const imports = Object.fromEntries(
    Object.entries(addresses).map(([file, address]) => [sourceAddress(file), address]),
  );
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`;
}

/** Whether a page has requested a file below `src`. */
export const hasLoaded = ({ performance, location }: Window, file: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name === new URL(sourceAddress(file), location.href).href);
