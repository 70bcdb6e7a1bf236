import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { LANGUAGES } from '../../../src/core/i18n/languages.ts';
import { LATER_MESSAGES, MESSAGES } from '../../../src/core/i18n/messages.ts';
import { importGraph, LATER, laterFiles } from '../../../tools/later-messages.mjs';
import { catalogOf } from '../../support/catalogs.browser.ts';

type Imports = { static: string[]; dynamic: string[] };

const graphOf = (files: Record<string, Partial<Imports>>): Map<string, Imports> =>
  new Map(
    Object.entries(files).map(([file, imports]) => [file, { static: [], dynamic: [], ...imports }]),
  );

describe('the messages in two parts', () => {
  for (const lang of LANGUAGES) {
    it(`have each message of the catalog once: ${lang}`, async () => {
      const parts = await Promise.all([MESSAGES[lang](), LATER_MESSAGES[lang]()]);
      const ids = parts.flatMap(({ messages }) => Object.keys(messages));
      expect(ids.toSorted()).to.deep.equal(Object.keys(catalogOf(lang)).toSorted());
    });
  }

  it('are split into parts that are both worth a file', async () => {
    const parts = await Promise.all([MESSAGES.en(), LATER_MESSAGES.en()]);
    for (const { messages } of parts) expect(Object.keys(messages)).to.have.length.above(100);
  });
});

describe('the files whose messages load later', () => {
  it('are reached only through the dynamic import of a later file', () => {
    const files = graphOf({
      loader: { dynamic: ['list'] },
      list: { static: ['button'], dynamic: ['checkout', 'hint'] },
      button: {},
      hint: {},
      checkout: { static: ['button', 'basket'], dynamic: ['codes'] },
      basket: {},
      codes: {},
    });
    expect([...laterFiles(files, ['checkout'])]).to.deep.equal(['checkout', 'basket', 'codes']);
  });

  it('do not include a later file that is also imported statically', () => {
    const files = graphOf({
      loader: { dynamic: ['list', 'checkout'] },
      list: { static: ['checkout'] },
      checkout: { static: ['basket'] },
      basket: {},
    });
    expect([...laterFiles(files, ['checkout'])]).to.deep.equal([]);
  });

  it('have to exist', () => {
    expect(() => laterFiles(graphOf({ loader: {} }), ['checkout'])).to.throw('no checkout');
  });

  it('are imported nowhere without their messages', () => {
    const without = [...importGraph()].flatMap(([file, { dynamic }]) =>
      LATER.filter((later) => dynamic.includes(later)).flatMap((later) => {
        const name = later.replace(/^.*\/(?=[^/]+\/)/, '');
        const isTogether = RegExp(`withMessages\\(\\(\\) => import\\('[./]*${name}'\\)`).test(
          readFileSync(file, 'utf8'),
        );
        const loadsItself = /\bi18nIn\(/.test(readFileSync(later, 'utf8'));
        return isTogether || loadsItself ? [] : [`${file} imports ${later}`];
      }),
    );
    expect(without).to.deep.equal([]);
  });
});
