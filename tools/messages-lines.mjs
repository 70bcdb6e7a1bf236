/** The messages of lines that follow one another, by their short ids (rollup-plugins.mjs). */
export const messagesFrom = (first, lines) =>
  Object.fromEntries(
    lines
      .split('\n')
      .map((line, index) => [
        (first + index).toString(36),
        line[0] === '[' ? JSON.parse(line) : [line],
      ]),
  );
