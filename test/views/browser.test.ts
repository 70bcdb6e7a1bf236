import { expect } from 'chai';

function widthIn(family: string): number {
  const text = document.createElement('span');
  Object.assign(text.style, { fontFamily: family, fontSize: '16px', display: 'inline-block' });
  text.textContent = 'Great Hall, first floor';
  document.body.append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
}

describe('a browser under test', () => {
  it('speaks English: British, but American in WebKit', () => {
    expect(navigator.language).to.be.oneOf(['en-GB', 'en-US']);
  });

  it('has one device pixel for each of the page’s', () => {
    expect(devicePixelRatio).to.equal(1);
  });

  it('is not where the museum is', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(timeZone).to.equal('America/New_York');
  });

  // elsewhere only the runner's own page has the font
  if (navigator.platform.startsWith('Linux')) {
    for (const family of ['serif', 'sans-serif', 'monospace', 'system-ui', 'Arial']) {
      it(`has the font of the tests for ${family}`, () => {
        // a page's own font may be drawn up to 3 % wider
        expect(widthIn(family)).to.be.closeTo(widthIn('Inter'), widthIn('Inter') * 0.03);
      });
    }
  }
});
