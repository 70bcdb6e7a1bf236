import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { closeProfile } from '../journeys/support/leave.ts';
import { newFolder, root, run, tarball } from './support/project.ts';
import { setUpSite, showsTickets } from './support/site.ts';

// Each project is one of another museum, with the tools of its framework from the npm registry. It builds its pages into
// `dist`. Their back end has this address, which the test replaces.
const BACK_END = 'https://shop.example.org/api';
const PROJECTS = path.join(root, 'test/consumers/projects');

/** Versions of indirect dependencies are those of this day, so that a later release of one cannot decide a test. */
const INSTALL = '--before=2026-11-24 --no-audit --no-fund --no-package-lock'.split(' ');

const site = setUpSite();

/** Copies a project, installs its packages and this one, and builds it. Returns the folder of its pages. */
function buildProject(name: string, folder: string, args: readonly string[]): string {
  const project = path.join(folder, name);
  cpSync(path.join(PROJECTS, name), project, { recursive: true });
  for (const file of readdirSync(project, { recursive: true, encoding: 'utf8' })) {
    const copy = path.join(project, file);
    if (!statSync(copy).isFile()) continue;
    writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll(BACK_END, site.api));
  }
  run(project, 'npm', 'install', ...INSTALL, tarball);
  run(project, 'npm', 'run', 'build', '--', ...args);
  return path.join(project, 'dist');
}

for (const { name, title = name, args = [], pages = ['/'] } of [
  { name: 'webpack' },
  { name: 'react', title: 'Vite and React' },
  { name: 'next', title: 'Next with Turbopack', pages: ['/', '/client.html'] },
  { name: 'next', title: 'Next with webpack', args: ['--webpack'], pages: ['/', '/client.html'] },
  { name: 'vue' },
  { name: 'svelte' },
  { name: 'astro' },
  { name: 'angular' },
]) {
  test(`a project with ${title} from the npm registry shows the list of tickets`, async () => {
    const { folder, remove } = newFolder();
    try {
      site.show(buildProject(name, folder, args));
      for (const page of pages) {
        const visitor = await site.open(page);
        await showsTickets(visitor);
        await closeProfile(visitor.page.context());
      }
    } finally {
      remove();
    }
  });
}
