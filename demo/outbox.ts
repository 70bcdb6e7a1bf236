import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Parts } from './pages.ts';
import { wallClock } from './server/clock.ts';
import { mailsIn } from './server/outbox.ts';
import { DEFAULT_SETTINGS } from './server/settings.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type Words = { none: string; to: string };

const SHOWN = 50;

/** Turns the web addresses in a text into links, without a full stop that follows. The template escapes everything. */
const withLinks = (text: string): (string | Html)[] =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,:;!?)])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const listOf = (folder: string, timezone: string, words: Words): string => {
  const clock = wallClock(timezone);
  const mails = mailsIn(folder).slice(0, SHOWN);
  if (mails.length === 0) return String(html`<p>${words.none}</p>`);
  const items = mails.map(({ subject, to, sent, lang, text }) => {
    const [day = '', time = ''] = clock(sent).split('T');
    const moment = `${day.split('-').toReversed().join('.')}, ${time.slice(0, 5)}`;
    return html`<li>
      <h2 lang="${lang}">${subject}</h2>
      <p class="from">
        ${words.to} ${to} · <time datetime="${sent.toISOString()}">${moment}</time>
      </p>
      <p class="text" lang="${lang}">${withLinks(text)}</p>
    </li>`;
  });
  return String(
    html`<ol class="mails">
      ${items}
    </ol>`,
  );
};

/** Fills the outbox pages with the mails of a folder, newest first, with times on the museum's wall clock. */
export const outboxParts = (folder: string, timezone = DEFAULT_SETTINGS.timezone): Parts => ({
  'mails-de': () => listOf(folder, timezone, { none: 'Noch keine E-Mail.', to: 'An' }),
  'mails-en': () => listOf(folder, timezone, { none: 'No emails yet.', to: 'To' }),
});
