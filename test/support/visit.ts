import { putPage, type PageOptions } from './page.ts';

const WAIT_MS = 8000;

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

/** Asks the witness in a page of another origin until he reads the text. */
export function reads(page: Window, text: string, wait = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let last = 'nothing';
    const ask = setInterval(() => page.postMessage('what do you read?', '*'), 50);
    const end = (): void => {
      clearInterval(ask);
      clearTimeout(patience);
      removeEventListener('message', hear);
    };
    const patience = setTimeout(() => {
      end();
      reject(new Error(`never read: ${text}; but: ${last}`));
    }, WAIT_MS);
    const hear = ({ source, data }: MessageEvent<{ text: string; said: string[] }>): void => {
      if (source !== page) return;
      last = `${data.text}\n${data.said.join('\n')}`;
      if (!data.text.includes(text) || !last.includes(wait)) return;
      end();
      resolve(data.text);
    };
    addEventListener('message', hear);
  });
}
