import { putPage, type PageOptions } from './page.ts';

const WAIT_MS = 60_000;

/**
 * Opens a page as a visitor does: in a tab of its own, on a host that is not the editor's own computer. Returns what he
 * reads as soon as that holds `text` and the console has heard `wait`.
 */
export async function visit(
  body: string,
  text: string,
  options: PageOptions & { wait?: string } = {},
): Promise<string> {
  const { wait = '', ...page } = options;
  const address = new URL(await putPage(body, page), location.href);
  address.hostname = `museum.${location.hostname}`;
  const tab = window.open(address);
  if (!tab) throw new Error('the browser opens no second tab');
  try {
    return await reads(tab, text, wait);
  } finally {
    tab.close();
  }
}

type Answer = { text: string; said: string[]; hasPressed: boolean };

/** Asks the witness in a page of another origin until his answer will do. */
function ask(
  page: Window,
  question: { press?: string },
  title: string,
  isEnough: (answer: Answer) => boolean,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let last: Answer | undefined;
    const end = (): void => {
      clearInterval(asking);
      clearTimeout(patience);
      removeEventListener('message', hear);
    };
    const asking = setInterval(() => page.postMessage(question, '*'), 50);
    const patience = setTimeout(() => {
      end();
      reject(new Error(`never came true: ${title}\n${last?.text}\n${last?.said.join('\n')}`));
    }, WAIT_MS);
    const hear = ({ source, data }: MessageEvent<Answer>): void => {
      if (source !== page) return;
      last = data;
      if (!isEnough(data)) return;
      end();
      resolve(data.text);
    };
    addEventListener('message', hear);
  });
}

/** Waits until the page holds `text` and its console has heard `wait`; returns all that can be read. */
export const reads = (page: Window, text: string, wait = ''): Promise<string> =>
  ask(page, {}, `reads ${text}`, (answer) => {
    return answer.text.includes(text) && answer.said.join().includes(wait);
  });

/** Waits until the page has a control of this name, and presses it, once. */
export const pressIn = (page: Window, name: string): Promise<string> =>
  ask(page, { press: name }, `has ${name}`, ({ hasPressed }) => hasPressed);
