import type { Lang } from '../../../src/core/i18n/languages.ts';
import { eventually } from '../eventually.ts';
import { fill } from '../fill.ts';
import type { render } from '../render.tsx';
import { settled, showScreen, startShop } from '../screen.tsx';
import type { Answers, TestServer } from '../server.ts';

/** Something mounted in a shadow root. */
export type View = ReturnType<typeof render>;

/** One state of the shop, and how it comes about in a language. */
export type State = {
  /** The subject of a sentence: `a day that is sold out`. */
  title: string;
  show: (lang: Lang) => Promise<View>;
  /** Nothing is to be done but wait. */
  isWaiting?: boolean;
  /** It follows another width a moment later: waits for that. */
  follows?: (view: View, width: number) => Promise<void>;
};

export type Recipe = {
  title: string;
  href: string;
  /** What the desk answers; without it the reference server does. What it holds is released after the state. */
  answers?: (lang: Lang) => Answers | Promise<Answers>;
  shop?: Parameters<typeof startShop>[1];
  /** What is known and in the basket before the screen opens. */
  given?: () => void;
  /** What is typed into fields, by their names, before anything is pressed. */
  fills?: Readonly<Record<string, string>>;
  /** What is pressed one after the other, each as soon as it is there. */
  presses?: readonly string[];
  /** By what the state is known to have come about. */
  sees: string;
  /** What must be so beside it. */
  hasCome?: (lang: Lang) => boolean;
  isWaiting?: boolean;
};

/** The first thing that matches, once it is there. */
async function there(view: View, selector: string): Promise<HTMLElement> {
  const find = () => view.root.querySelector<HTMLElement>(selector);
  await eventually(
    `there is ${selector}`,
    () => find() !== null,
    () => view.container.innerText,
  );
  return find()!;
}

/** The same view: when it is unmounted, the server lets go of what it holds. */
export const withoutHolding = <V extends View>(
  view: V,
  server: TestServer,
  answers: Answers = {},
): V => ({
  ...view,
  unmount() {
    view.unmount();
    for (const { hold } of Object.values(answers).flat()) if (hold) void server.release(hold);
  },
});

/** The state that a screen comes to by a recipe. */
export const stateOf = (recipe: Recipe): State => ({
  title: recipe.title,
  isWaiting: recipe.isWaiting ?? false,
  show: async (lang) => {
    const { href, answers, shop, given, fills = {}, presses = [], sees } = recipe;
    const { isWaiting, hasCome } = recipe;
    const planned = await answers?.(lang);
    const server = await startShop(planned, shop);
    given?.();
    const view = await showScreen(href, lang);
    for (const [name, text] of Object.entries(fills)) {
      fill((await there(view, `[name="${name}"]`)) as HTMLInputElement, text);
    }
    for (const selector of presses) {
      (await there(view, selector)).click();
      await new Promise(requestAnimationFrame);
    }
    await there(view, sees);
    if (hasCome) await eventually('it has come about', () => hasCome(lang));
    if (!isWaiting) await settled(view);
    return withoutHolding(view, server, planned);
  },
});
