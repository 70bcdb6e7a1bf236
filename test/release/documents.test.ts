import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const DOCUMENTS = ['SECURITY.md', 'docs/threat-model.md', 'docs/accessibility-conformance.md'];

/** Criteria of WCAG 2.2 on levels A and AA, with the number of criteria in each guideline. */
const CRITERIA = 55;

/** Returns whether a path exists, whose last part may contain a `*`. */
function isThere(file: string): boolean {
  if (!file.includes('*')) return existsSync(file);
  const [start = '', end = ''] = path.basename(file).split('*');
  return readdirSync(path.dirname(file)).some(
    (name) => name.startsWith(start) && name.endsWith(end),
  );
}

/** Returns the criteria in the first column of the report, in which `1.2.1–1.2.5` are five. */
function criteriaIn(report: string): string[] {
  return [...report.matchAll(/^\| (\d\.\d\.)(\d+)(?:–\d\.\d\.(\d+))? /gm)].flatMap(
    ([, guideline, first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${guideline}${Number(first) + index}`,
      ),
  );
}

describe('The documents of a release', () => {
  for (const document of DOCUMENTS) {
    test(`${document} names only files that exist`, () => {
      const text = readFileSync(document, 'utf8');
      const named = [...text.matchAll(/`((?:src|test|demo|tools|docs)\/[^`\s]+)`/g)];
      const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
      const files = [
        ...named.map(([, file = '']) => file),
        ...linked.map(([, file = '']) => path.join(path.dirname(document), file)),
      ];
      assert.ok(files.length > 0);
      assert.deepEqual(
        files.filter((file) => !isThere(file)),
        [],
      );
    });
  }

  test('the conformance report judges each criterion of WCAG 2.2 A and AA once', () => {
    const report = readFileSync('docs/accessibility-conformance.md', 'utf8');
    const criteria = criteriaIn(report);
    assert.equal(criteria.length, CRITERIA);
    assert.equal(new Set(criteria).size, CRITERIA);
    const rows = report.match(/^\| \d\.\d\.\d.+$/gm) ?? [];
    for (const row of rows) assert.match(row, /\| +(supports|partially|not applicable) +\|/);
  });
});
