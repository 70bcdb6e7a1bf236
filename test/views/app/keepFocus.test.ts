import { expect } from 'chai';
import { keepFocus } from '../../../src/views/app/keepFocus.ts';

let host: HTMLElement;
let root: ShadowRoot;

/** A screen in a shadow root whose first button has the focus, and is watched. */
function focusedIn(html: string): HTMLElement {
  root.innerHTML = `<div>${html}</div>`;
  const stage = root.querySelector('div')!;
  const button = root.querySelector('button')!;
  stage.addEventListener('focusin', (event) => keepFocus(stage, event.composedPath()));
  button.focus();
  return button;
}

const focusedText = (): string | undefined => root.activeElement?.textContent ?? undefined;

/** What is told of the changes up to here has been heard. */
const told = (): Promise<unknown> => new Promise(requestAnimationFrame);

beforeEach(() => {
  host = document.createElement('div');
  root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
});
afterEach(() => host.remove());

describe('the focus', () => {
  it('of a button that goes is taken by the nearest heading', async () => {
    const button = focusedIn(
      '<h2>Basket</h2><section><h3>Tides</h3><p><button>Close</button></p></section>',
    );
    button.parentElement!.remove();
    await told();
    expect(focusedText()).to.equal('Tides');
  });

  it('that is lost with all around it is taken by the heading of the screen', async () => {
    focusedIn('<h2>Basket</h2><section><h3>Tides</h3><button>Close</button></section>');
    root.querySelector('section')!.remove();
    await told();
    expect(focusedText()).to.equal('Basket');
  });

  it('waits for the heading of a screen that is on its way', async () => {
    const button = focusedIn('<button>Try again</button>');
    const stage = button.parentElement!;
    button.remove();
    await told();
    expect(focusedText()).to.equal(undefined);
    stage.innerHTML = '<h2>Tides</h2>';
    await told();
    expect(focusedText()).to.equal('Tides');
  });

  it('of what has gone before it was watched goes to the same heading', async () => {
    root.innerHTML =
      '<div><h2>Basket</h2><section><h3>Tides</h3><button>Close</button></section></div>';
    const stage = root.querySelector('div')!;
    const button = root.querySelector('button')!;
    let around: EventTarget[] = [];
    stage.addEventListener('focusin', (event) => (around = event.composedPath()));
    button.focus();
    button.remove();
    keepFocus(stage, around);
    expect(focusedText()).to.equal('Tides');
  });

  it('that something else has taken is left there', async () => {
    const button = focusedIn('<h2>Basket</h2><button>Remove</button><button>Undo</button>');
    const undo = button.nextElementSibling as HTMLElement;
    button.remove();
    undo.focus();
    await told();
    expect(focusedText()).to.equal('Undo');
  });

  it('is nothing of the shop’s once the visitor has left it', async () => {
    const button = focusedIn('<h2>Basket</h2><button>Remove</button>');
    button.blur();
    await told();
    button.remove();
    await told();
    expect(focusedText()).to.equal(undefined);
  });
});
