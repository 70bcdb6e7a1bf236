/** Leaves out what patterns find; a pattern that finds nothing stops the build. */
export function cutOut(code, cuts, file) {
  return cuts.reduce((rest, [pattern, by]) => {
    const lean = rest.replace(pattern, by);
    if (lean === rest)
      throw new Error(`${file} has no ${pattern}: look through tools/package-parts.mjs`);
    return lean;
  }, code);
}

/**
 * Parts of other packages that nothing here uses: the shop hashes one short text, reads catalogs that are compiled and know
 * no numbers or dates, and sends whole addresses once (src/core/api/client.ts). Their versions are pinned.
 */
const LEFT_OUT = {
  'spark-md5/spark-md5.js': [
    [/\n {4}SparkMD5(\.ArrayBuffer)?\.prototype\.\w+ = function[\s\S]*?\n {4}};/g, ''],
    [/\n {4}SparkMD5\.ArrayBuffer\.prototype\.\w+ = [^;\n]+;/g, ''],
    [/\n {4}SparkMD5\.ArrayBuffer(\.hash)? = function[\s\S]*?\n {4}};/g, ''],
    // browsers that cannot count, or cut
    [/\n {4}if \(hex\(md51\('hello'[\s\S]*?\n {4}}\n/, ''],
    [/\n {4}if \(typeof ArrayBuffer [\s\S]*?\n {4}}\n/, ''],
  ],
  '@lingui/core/dist/index.mjs': [
    [/\nfunction (date|time)\([\s\S]*?\n}(?=\n)/g, ''],
    [/\nconst formats = {\n[\s\S]*?\n};/, '\nconst formats = undefined;'],
    [/\n {4}(selectordinal|number|date|time): [\s\S]*?(?=\n {4}\w+: |\n {2}};)/g, ''],
    [
      /\n {2}(_loadLocaleData|loadLocaleData|setMessagesCompiler|loadAndActivate|date|number|get localeData)\([^\n]*\n[\s\S]*?\n {2}}(?=\n)/g,
      '',
    ],
    [/\n {4}if \(params\.localeData != null\)\n[^\n]+/, ''],
    [/\n {4}if \(!this\.locale\) {[\s\S]*?\n {4}}/, ''],
    [/console\.warn\(`Uncompiled[\s\S]*?`\);/, 'console.warn(`no message ${translation}`);'],
  ],
  'ofetch/dist/shared/ofetch.CWycOUEr.mjs': [
    [/\n {4}if \(context\.options\.retry !== false && [\s\S]*?\n {4}}(?=\n {4}const error)/, ''],
    [/\n {4}const isAbort = [^\n]+/, ''],
    [/\n {2}for \(const \[?key[\s\S]*?\n {2}}(?=\n)/g, ''],
    [/\n {4}if \(context\.options\.onRequest\) {[\s\S]*?\n {4}}(?=\n)/, ''],
    [/\n {4}if \(typeof context\.request === "string"\) {[\s\S]*?\n {4}}(?=\n)/, ''],
    [/ else if \(\n {8}\/\/ ReadableStream Body[\s\S]*?\n {6}}(?=\n {4}})/, ''],
    [/\n {4}let abortTimeout;\n[\s\S]*?(?=\n {4}try {)/, ''],
    [/\n {6}if \(context\.options\.onRequestError\) {[\s\S]*?\n {6}}(?=\n)/, ''],
    [/ finally {\n {6}if \(abortTimeout\) {[\s\S]*?\n {4}}(?=\n)/, ''],
    [
      /\n {6}const responseType = [\s\S]*?\n {6}}(?=\n {4}})/,
      '\n      context.response._data = await context.response.text();',
    ],
    [/\n {4}if \(context\.options\.onResponse\) {[\s\S]*?\n {4}}(?=\n)/, ''],
    [/\n {4}if \(!context\.options\.ignoreResponseError [\s\S]*?\n {4}}(?=\n)/, ''],
  ],
};

export const leanPackages = () => ({
  name: 'lean-packages',
  transform(code, id) {
    const file = Object.keys(LEFT_OUT).find((name) => id.endsWith(`/node_modules/${name}`));
    return file ? { code: cutOut(code, LEFT_OUT[file], file), map: null } : null;
  },
});
