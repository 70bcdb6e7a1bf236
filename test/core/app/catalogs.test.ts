import { describe, it } from 'node:test';
import { i18n } from '@lingui/core';
import { expect } from 'chai';
import { activateLanguage, i18nIn, loadLaterMessages } from '../../../src/core/app/catalogs.ts';
import { setLanguage } from '../../../src/core/page/language.ts';
import { catalogOf } from '../../support/catalogs.browser.ts';

const idsIn = (messages: object): string[] => Object.keys(messages).toSorted();

describe('the messages of a language', () => {
  it('are those of the first screens until the later ones have loaded', async () => {
    await activateLanguage('it');
    const first = idsIn(i18n.messages);
    expect(first).to.have.length.below(idsIn(catalogOf('it')).length);
    await loadLaterMessages('it');
    expect(idsIn(i18n.messages)).to.deep.equal(idsIn(catalogOf('it')));
  });

  it('are all there if the later ones load first', async () => {
    await loadLaterMessages('es');
    await activateLanguage('es');
    expect(idsIn(i18n.messages)).to.deep.equal(idsIn(catalogOf('es')));
  });

  it('stay complete when the language is activated again', async () => {
    await Promise.all([loadLaterMessages('fr'), activateLanguage('fr')]);
    await activateLanguage('de');
    await activateLanguage('fr');
    expect(idsIn(i18n.messages)).to.deep.equal(idsIn(catalogOf('fr')));
  });

  it('render nothing again when the later ones arrive', async () => {
    await activateLanguage('nl');
    let changes = 0;
    const stop = i18n.on('change', () => (changes += 1));
    await loadLaterMessages('nl');
    stop();
    expect(changes).to.equal(0);
  });

  it('have no ß in Switzerland and Liechtenstein, and are the same in all else', async () => {
    const german = catalogOf('de');
    expect(JSON.stringify(german)).to.include('ß');
    const withSs = JSON.parse(JSON.stringify(german).replaceAll('ß', 'ss')) as object;
    for (const region of ['-CH', '-LI']) {
      setLanguage('de', 'de', region);
      await Promise.all([loadLaterMessages('de'), activateLanguage('de')]);
      expect(i18n.locale).to.equal(`de${region}`);
      expect(i18n.messages).to.deep.equal(withSs);
      expect((await i18nIn('de')).messages).to.deep.equal(withSs);
    }
    setLanguage('de', 'de', '-AT');
    expect((await i18nIn('de')).messages).to.deep.equal(german);
    setLanguage('de', 'de', '');
  });

  it('can be had for text in another language than the active one', async () => {
    await activateLanguage('de');
    const danish = await i18nIn('da');
    expect(i18n.locale).to.equal('de');
    expect(danish.locale).to.equal('da');
    expect(idsIn(danish.messages)).to.deep.equal(idsIn(catalogOf('da')));
  });
});
