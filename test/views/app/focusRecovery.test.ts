import { expect } from 'chai';
import { recoverFocus } from '../../../src/views/app/focusRecovery.ts';

let host: HTMLElement;
let root: ShadowRoot;

/** Renders a screen in a shadow root, focuses its first button and watches it. Returns the button. */
function focusedIn(html: string): HTMLElement {
  root.innerHTML = `<div>${html}</div>`;
  const container = root.querySelector('div')!;
  const button = root.querySelector('button')!;
  container.addEventListener('focusin', (event) => recoverFocus(container, event.composedPath()));
  button.focus();
  return button;
}

const focusedText = (): string | undefined => root.activeElement?.textContent ?? undefined;

/** Waits until observers have been notified of all changes so far. */
const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

beforeEach(() => {
  host = document.createElement('div');
  root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
});
afterEach(() => host.remove());

describe('recoverFocus', () => {
  it('moves the focus of a removed button to the nearest heading', async () => {
    const button = focusedIn(
      '<h2>Basket</h2><section><h3>Tides</h3><p><button>Close</button></p></section>',
    );
    button.parentElement!.remove();
    await nextFrame();
    expect(focusedText()).to.equal('Tides');
  });

  it('moves the focus to the heading of the screen if the whole section is removed', async () => {
    focusedIn('<h2>Basket</h2><section><h3>Tides</h3><button>Close</button></section>');
    root.querySelector('section')!.remove();
    await nextFrame();
    expect(focusedText()).to.equal('Basket');
  });

  it('waits for the heading of a screen that is loading', async () => {
    const button = focusedIn('<button>Try again</button>');
    const container = button.parentElement!;
    button.remove();
    await nextFrame();
    expect(focusedText()).to.equal(undefined);
    container.innerHTML = '<h2>Tides</h2>';
    await nextFrame();
    expect(focusedText()).to.equal('Tides');
  });

  it('moves the focus even if the button was removed before it was watched', async () => {
    root.innerHTML =
      '<div><h2>Basket</h2><section><h3>Tides</h3><button>Close</button></section></div>';
    const container = root.querySelector('div')!;
    const button = root.querySelector('button')!;
    let around: EventTarget[] = [];
    container.addEventListener('focusin', (event) => (around = event.composedPath()));
    button.focus();
    button.remove();
    recoverFocus(container, around);
    expect(focusedText()).to.equal('Tides');
  });

  it('leaves the focus on another control that has taken it', async () => {
    const button = focusedIn('<h2>Basket</h2><button>Remove</button><button>Undo</button>');
    const undo = button.nextElementSibling as HTMLElement;
    button.remove();
    undo.focus();
    await nextFrame();
    expect(focusedText()).to.equal('Undo');
  });

  it('does nothing once the visitor has left the shop', async () => {
    const button = focusedIn('<h2>Basket</h2><button>Remove</button>');
    button.blur();
    await nextFrame();
    button.remove();
    await nextFrame();
    expect(focusedText()).to.equal(undefined);
  });
});
