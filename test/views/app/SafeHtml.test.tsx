import { expect } from '@esm-bundle/chai';
import { SafeHtml } from '../../../src/views/app/SafeHtml.tsx';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';

const HTML = `<p>Nine <em>centuries</em></p><img src="x" onerror="window.wasRun = true">
  <script>window.wasRun = true</script><a href="javascript:window.wasRun = true">press</a>`;

type Sanitizing = { setHTML?: (html: string) => void };
const own = Element.prototype as Sanitizing;
const { setHTML } = own;

async function show() {
  const { root } = render(<SafeHtml html={HTML} />);
  await eventually('the text is there', () => root.textContent!.includes('centuries'));
  return root;
}

const danger = (root: ShadowRoot) =>
  root.querySelectorAll('script, [onerror], [href^="javascript"]').length;

describe('HTML of the server', () => {
  afterEach(() => {
    if (setHTML) own.setHTML = setHTML;
    expect('wasRun' in window).to.equal(false);
  });

  it('is cleaned by the browser where it can', async () => {
    const root = await show();
    expect(root.querySelector('em')!.textContent).to.equal('centuries');
    expect(danger(root)).to.equal(0);
  });

  it('is cleaned by a library elsewhere', async () => {
    delete own.setHTML;
    const root = await show();
    expect(root.querySelector('em')!.textContent).to.equal('centuries');
    expect(danger(root)).to.equal(0);
  });
});
