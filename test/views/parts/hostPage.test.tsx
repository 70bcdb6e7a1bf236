import { expect } from 'chai';
import { CheckField } from '../../../src/views/parts/CheckField.tsx';
import { Button } from '../../../src/views/parts/Button.tsx';
import { canvasOf } from '../../support/contrast.ts';
import { render } from '../../support/render.tsx';

const page = new CSSStyleSheet();
const pageSays = (css: string) => {
  page.replaceSync(css);
  document.adoptedStyleSheets = [page];
};
const pieces = (
  <>
    <h2>Tickets</h2>
    <p className="muted">Few left</p>
    <CheckField name="terms" checked onChange={() => {}}>
      I accept
    </CheckField>
    <Button kind="primary">Add to basket</Button>
  </>
);
const mount = () => {
  const { host, container } = render(pieces);
  return { host, container, style: getComputedStyle(container) };
};

describe('the host page', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.body.removeAttribute('style');
  });

  it('changes nothing in the shop by global rules', () => {
    const looks = (container: HTMLElement) =>
      [container, ...container.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
          .join('\n');
      });
    const calm = looks(mount().container);
    pageSays(`
      * { letter-spacing: .2em; text-transform: uppercase; line-height: 3; user-select: none; direction: rtl;
          word-spacing: 1em; text-indent: 2em; white-space: pre; text-align: right; font-style: italic;
          font-weight: 900; font-size: 30px; cursor: help; list-style: square; text-shadow: 0 0 3px red }
      html { font-size: 62.5% }
      input[type=checkbox] { display: none }
      button { all: unset }
      .button, .muted, h2 { color: lime; border: 9px solid }`);
    const disturbed = looks(mount().container);
    expect(disturbed).to.deep.equal(calm);
  });

  it('passes on its font and its text colour', () => {
    pageSays('body { font-family: Georgia, serif; color: rgb(10, 20, 30) }');
    const { style, container } = mount();
    expect(getComputedStyle(container.querySelector('button')!).fontFamily).to.equal(
      'Georgia, serif',
    );
    expect(style.fontFamily).to.equal('Georgia, serif');
    expect(style.color).to.equal('rgb(10, 20, 30)');
    expect(style.backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('hides the shop when it is hidden itself', () => {
    pageSays('body { visibility: hidden }');
    expect(mount().style.visibility).to.equal('hidden');
    const { host } = mount();
    host.hidden = true;
    expect(getComputedStyle(host).display).to.equal('none');
  });

  it('sets the tokens on any ancestor of the shop', () => {
    pageSays(`:root { --museum-accent: rgb(255, 220, 0); --museum-text: rgb(1, 2, 3); --museum-radius: 9px;
      --museum-font: monospace; --museum-surface: rgb(250, 250, 240) }`);
    const { style, container } = mount();
    const button = getComputedStyle(container.querySelector('.primary')!);
    expect(style.color).to.equal('rgb(1, 2, 3)');
    expect(style.fontFamily).to.equal('monospace');
    expect(style.backgroundColor).to.equal('rgb(250, 250, 240)');
    expect(button.backgroundColor).to.equal('rgb(255, 220, 0)');
    expect(button.borderRadius).to.equal('9px');
  });

  it('gets readable text on its accent colour, light or dark', () => {
    const textOn = (accent: string) => {
      pageSays(`:root { --museum-accent: ${accent} }`);
      return getComputedStyle(mount().container.querySelector('.primary')!).color;
    };
    expect(textOn('rgb(255, 220, 0)')).to.equal('color(xyz-d65 0 0 0)');
    expect(textOn('rgb(120, 0, 60)')).to.equal('color(xyz-d65 0.95 1 1.089)');
  });

  it('can force a theme, whatever its own scheme is', () => {
    const background = (theme: string) => {
      const { host, style } = mount();
      host.setAttribute('theme', theme);
      return style.backgroundColor;
    };
    document.body.style.colorScheme = 'dark';
    expect(background('light')).to.equal(canvasOf('light'));
    document.body.style.colorScheme = 'light';
    expect(background('dark')).to.equal(canvasOf('dark'));
  });

  it('can put the shop into a row without squeezing it', () => {
    document.body.style.display = 'flex';
    const { container } = mount();
    expect(container.offsetWidth).to.be.above(200);
  });
});
