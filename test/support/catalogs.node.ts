import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { po } from 'gettext-parser';
import type { Lang } from '../../src/core/i18n/languages.ts';

/** Returns the messages of a language, as the build compiles them. Throws if there is no catalog. */
export function catalogOf(lang: Lang): Messages {
  const file = new URL(`../../locales/${lang}/messages.po`, import.meta.url);
  const entries = Object.values(po.parse(readFileSync(file)).translations).flatMap((context) =>
    Object.values(context),
  );
  return Object.fromEntries(
    entries
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr, msgctxt, comments }) => [
        comments?.extracted?.includes('js-lingui-explicit-id')
          ? msgid
          : generateMessageId(msgid, msgctxt),
        compileMessage(msgstr[0]!),
      ]),
  );
}
