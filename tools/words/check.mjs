import { glossaryRules } from './glossary.mjs';
import { shown } from './shown.mjs';
import { TRANSLATION } from './translation.mjs';
import { TYPOGRAPHY } from './typography.mjs';

const NOTHING = { sentences: [], marks: [], plurals: new Map() };

/**
 * Returns the findings in texts. A text has a language, a file, a line and a format: `icu`, `html`, `printf` or `plain`;
 * its `english`, if it is a translation; a `limit`, if the place that shows it is narrow; and `isFree`, if it may use other words for
 * the terms of the glossary.
 */
export function findingsIn(texts, glossary) {
  const rules = [...TRANSLATION, ...glossaryRules(glossary)];
  return texts.flatMap((text) => {
    const seen = text.text ? shown(text.text, text.format) : NOTHING;
    const source = text.english ? shown(text.english, text.format) : undefined;
    const whole = rules.flatMap(({ rule, advice, find }) =>
      find({ ...text, seen, source }).map((words) => ({ ...text, rule, advice, words })),
    );
    const written = seen.sentences.flatMap((sentence) =>
      TYPOGRAPHY.flatMap(({ rule, advice, find }) =>
        find(sentence, text.language).map((words) => ({ ...text, rule, advice, words })),
      ),
    );
    return [...whole, ...written];
  });
}
