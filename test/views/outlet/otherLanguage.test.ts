import { activateLanguage } from '../../../src/core/app/catalogs.ts';
import { sayIn } from '../../support/say.ts';
import { showScreen, startShop } from '../../support/screen.tsx';

describe('a screen whose messages load later', () => {
  it('is shown in a new language once its messages are there, and never without them', async () => {
    await startShop();
    const screen = await showScreen('/forgot-password', 'sv');
    await screen.reads(sayIn('sv', 'backToLogin'));
    await activateLanguage('da');
    await screen.reads(sayIn('da', 'backToLogin'));
  });
});
