import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { installPackage, link, run } from './support/project.ts';
import { setUpSite, showsTickets } from './support/site.ts';

const site = setUpSite();
let npm: ReturnType<typeof installPackage>;

before(() => {
  npm = installPackage();
});
after(() => npm?.remove());

const inProject = (file: string): string => path.join(npm.project, file);
const write = (file: string, text: string): void => writeFileSync(inProject(file), text);

const pageWith = (body: string, script: string): string =>
  `<!doctype html>\n<html lang="en"><title>A museum</title>${body}<script type="module" src="${script}"></script></html>\n`;

/** Builds the page of the project with Vite, and serves it. */
async function buildWithVite(outDir: string): Promise<void> {
  await vite({ root: npm.project, build: { outDir }, logLevel: 'silent' });
  site.show(inProject(outDir));
}

test('an app built by Vite shows the list of tickets', async () => {
  write('main.js', "import 'museum-shop';\n");
  const embed = `<museum-tickets api="${site.api}"><a href="/tickets">Tickets</a></museum-tickets>`;
  write('index.html', pageWith(embed, './main.js'));
  await buildWithVite('built-by-vite');
  await showsTickets(await site.open());
});

for (const [entry, title] of [
  ['museum-shop', 'the loader'],
  ['museum-shop/tickets', 'one embed'],
] as const) {
  test(`an app built by esbuild with ${title} shows the list of tickets of the configured back end`, async () => {
    const outdir = inProject(`built-by-esbuild-${path.basename(entry)}`);
    await esbuild({
      stdin: {
        contents: `import '${entry}'; museumShop.configure({ api: '${site.api}' });`,
        resolveDir: npm.project,
        sourcefile: 'app.js',
      },
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      outdir,
      logLevel: 'silent',
    });
    const embed = '<museum-tickets><a href="/tickets">Tickets</a></museum-tickets>';
    writeFileSync(path.join(outdir, 'index.html'), pageWith(embed, './stdin.js'));
    site.show(outdir);
    await showsTickets(await site.open());
  });
}

/** Takes the place of React's developer tools, to which each copy of react-dom reports when it loads. */
const COUNT_REACTS = `
  globalThis.reacts = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => (reacts += 1),
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };`;

test('a React app built by Vite shows tickets with its own React, hears the events of the shop and keeps the fallback in its HTML', async () => {
  const unlink = link(npm.project, ['react', 'react-dom', 'scheduler']);
  after(unlink);
  write(
    'app.jsx',
    `import { MuseumTickets, MuseumCartButton } from 'museum-shop/react';
     export const App = ({ api }) => (
       <>
         <MuseumCartButton api={api} checkoutUrl="/basket" />
         <MuseumTickets api={api} onMuseumReady={({ detail }) => { document.title = detail.area; }}>
           <a href="/tickets">Tickets</a>
         </MuseumTickets>
       </>
     );`,
  );
  write(
    'main.jsx',
    `import { StrictMode } from 'react';
     import { createRoot } from 'react-dom/client';
     import { App } from './app.jsx';
     createRoot(document.querySelector('main')).render(<StrictMode><App api="${site.api}" /></StrictMode>);`,
  );
  write(
    'server.jsx',
    `import { renderToString } from 'react-dom/server';
     import { App } from './app.jsx';
     console.log(renderToString(<App api="/api" />));`,
  );
  write('index.html', pageWith('<main></main>', './main.jsx'));
  await buildWithVite('built-with-react');
  const visitor = await site.open('/', COUNT_REACTS);
  await showsTickets(visitor);
  assert.equal(await visitor.page.title(), 'tickets');
  assert.equal(await visitor.page.evaluate('reacts'), 1);

  await vite({
    root: npm.project,
    build: { ssr: 'server.jsx', outDir: 'server' },
    logLevel: 'silent',
  });
  assert.equal(
    run(npm.project, process.execPath, 'server/server.js').trim(),
    '<museum-cart-button api="/api" checkout-url="/basket"></museum-cart-button><museum-tickets api="/api"><a href="/tickets">Tickets</a></museum-tickets>',
  );
});
