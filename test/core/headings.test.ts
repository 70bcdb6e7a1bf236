import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';

/** The configurator is a page of its own. */
const OWN_PAGE = /configurator|doctor/;

describe('the screens', () => {
  it('have no headings with a fixed level, because the host page decides it: see `Heading`', () => {
    const files = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !OWN_PAGE.test(file),
    );
    expect(files.length).to.be.above(100);
    const fixed = files.filter((file) =>
      /<h[1-6]\b/.test(readFileSync(`src/views/${file}`, 'utf8')),
    );
    expect(fixed).to.deep.equal([]);
  });
});
