import { describe, it } from 'node:test';
import { i18n } from '@lingui/core';
import { expect } from 'chai';
import { activateLanguage, i18nIn, loadLaterMessages } from '../../../src/core/app/catalogs.ts';
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

  it('can be had for text in another language than the active one', async () => {
    await activateLanguage('de');
    const danish = await i18nIn('da');
    expect(i18n.locale).to.equal('de');
    expect(danish.locale).to.equal('da');
    expect(idsIn(danish.messages)).to.deep.equal(idsIn(catalogOf('da')));
  });
});
