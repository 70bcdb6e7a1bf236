import type { Lang } from '../../../src/core/i18n/languages.ts';
import { isBusy } from '../busy.ts';
import { eventually } from '../eventually.ts';
import { fill } from '../fill.ts';
import type { render } from '../render.tsx';
import { runningCalls, untilCallsEnd } from '../resetAll.ts';
import { untilIdle } from '../untilIdle.ts';
import { untilLoaded, showScreen, startShop } from '../screen.tsx';
import type { Answers, TestServer } from '../server.ts';

type Rendered = ReturnType<typeof render>;

/** A node mounted in a shadow root. */
export type View = Omit<Rendered, 'unmount'> & { unmount: () => void | Promise<void> };

/** One state of the shop, with the function that shows it in a language. */
export type State = {
  /** A noun phrase: `a day that is sold out`. */
  title: string;
  show: (lang: Lang) => Promise<View>;
  /** Whether the visitor can only wait. */
  isWaiting?: boolean;
  /** Waits until the state has adapted to a new width, if it does so with a delay. */
  follows?: (view: View, width: number) => Promise<void>;
};

export type Recipe = {
  title: string;
  href: string;
  /** Answers of the test server; without them the reference server is used. Held ones are released after the state. */
  answers?: (lang: Lang) => Answers | Promise<Answers>;
  shop?: Parameters<typeof startShop>[1];
  /** Fills the stores before the screen opens. */
  given?: () => void;
  /** Texts to type before anything is pressed, by the names of fields. */
  fills?: Readonly<Record<string, string>>;
  /** Selectors to press one after the other, each as soon as it matches. */
  presses?: readonly string[];
  /** Selector that matches once the state is reached. */
  sees: string;
  /** Another condition of the state. */
  hasCome?: (lang: Lang) => boolean;
  /** Runs once the state is reached, for example to dismiss a toast that other tests cover. */
  after?: () => void;
  isWaiting?: boolean;
};

/** Waits for an element that matches and returns it. */
async function there(view: View, selector: string): Promise<HTMLElement> {
  const find = () => view.root.querySelector<HTMLElement>(selector);
  await eventually(
    `there is ${selector}`,
    () => find() !== null,
    () => view.container.innerText,
  );
  return find()!;
}

/** Waits until no call is under way but those whose answers are held: other answers would still change the screen. */
async function untilOnlyHeld(answers: Answers = {}): Promise<void> {
  const held = Object.keys(answers).filter((call) =>
    [answers[call]!].flat().some(({ hold }) => hold),
  );
  const isHeld = (call: string): boolean => {
    const pattern = RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return held.some((each) => pattern.test(each));
  };
  await eventually(
    'only held calls are under way',
    async () => {
      // an answer may lead to another call
      await untilIdle();
      return runningCalls().every(isHeld);
    },
    () => runningCalls().join(', '),
  );
}

/**
 * Returns the view with an `unmount` that also releases the held answers of the server, and waits for what they cause: it
 * would change the stores of the next state.
 */
export const withoutHolding = <V extends View>(
  view: V,
  server: TestServer,
  answers: Answers = {},
): V => ({
  ...view,
  async unmount() {
    await view.unmount();
    for (const { hold } of Object.values(answers).flat()) if (hold) await server.release(hold);
    await untilCallsEnd();
  },
});

/** Returns the state that a screen reaches by following a recipe. */
export const stateOf = (recipe: Recipe): State => ({
  title: recipe.title,
  isWaiting: recipe.isWaiting ?? false,
  show: async (lang) => {
    const { href, answers, shop, given, fills = {}, presses = [], sees } = recipe;
    const { isWaiting, hasCome, after } = recipe;
    const planned = await answers?.(lang);
    const server = await startShop(planned, shop);
    given?.();
    const view = await showScreen(href, lang);
    for (const [name, text] of Object.entries(fills)) {
      fill((await there(view, `[name="${name}"]`)) as HTMLInputElement, text);
    }
    for (const selector of presses) {
      const pressed = await there(view, selector);
      await eventually(`${selector} is not busy`, () => !isBusy(pressed));
      pressed.click();
      await new Promise(requestAnimationFrame);
    }
    await there(view, sees);
    if (hasCome) await eventually('the state is reached', () => hasCome(lang));
    after?.();
    await untilOnlyHeld(planned);
    if (!isWaiting) await untilLoaded(view);
    return withoutHolding(view, server, planned);
  },
});
