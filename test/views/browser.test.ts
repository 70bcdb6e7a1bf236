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

describe('the browser under test', () => {
  it('uses British English, or American English in WebKit', () => {
    expect(navigator.language).to.be.oneOf(['en-GB', 'en-US']);
  });

  it('has one device pixel per CSS pixel', () => {
    expect(devicePixelRatio).to.equal(1);
  });

  it('moves as little as possible', () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
  });

  it('is in another time zone than the museum', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(timeZone).to.equal('America/New_York');
  });

  // on other systems only the page of the test runner has the font
  if (navigator.platform.startsWith('Linux')) {
    for (const family of ['serif', 'sans-serif', 'monospace', 'system-ui', 'Arial']) {
      it(`uses the font of the tests for ${family}`, () => {
        // a web font may be rendered up to 3 % wider
        expect(widthIn(family)).to.be.closeTo(widthIn('Inter'), widthIn('Inter') * 0.03);
      });
    }
  }
});
