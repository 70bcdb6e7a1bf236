import path from 'node:path';
import { report } from './test-results.mjs';

const { stage, command, sources } = JSON.parse(process.env.TEST_STAGE);

/** Returns whether a suite failed only because of tests in it, which are reported already. */
const isOfOthers = ({ details }) => details.error?.failureType === 'subtestsFailed';

/** Returns whether the runner reports an error that came after its test had ended, or outside of any test. */
const isOfLateError = ({ message }) => message.includes('asynchronous activity after the test');

/** Returns the stack of an error, followed by those of its causes. */
const stackOf = (error) =>
  [error?.stack ?? String(error), ...(error?.cause ? [stackOf(error.cause)] : [])].join('\n');

/** Returns what a failed test has thrown; the runner wraps it. */
const messageOf = ({ cause, message }) => (cause ? stackOf(cause) : message);

/** Reporter for the test runner of Node.js: prints failures at once, and the counts at the end, which it also stores. */
export default async function* reporter(events) {
  // the runner reports one process after the other
  let titles = [];
  const failures = [];
  let passed = 0;

  /** Returns the source file of a test and its full title. A worker has a suite for each file. */
  const placeOf = ({ file = '', name, nesting }) => {
    const [first, ...more] = [...titles.slice(0, nesting), name];
    if (/\.test\.tsx?$/.test(first)) return { file: first, title: more.join(' ') };
    const own = path.relative('.', file);
    return { file: sources[own] ?? own, title: [first, ...more].join(' ') };
  };

  for await (const { type, data } of events) {
    if (type === 'test:start') {
      titles = [...titles.slice(0, data.nesting), data.name];
    } else if (type === 'test:pass' && path.resolve(data.name) === data.file) {
      // the runner reports a file without tests as a test
      failures.push({ title: `${data.name}: contains no tests`, alone: `${command} ${data.name}` });
    } else if (type === 'test:pass' && data.details.type !== 'suite') {
      passed += 1;
    } else if (type === 'test:fail' && !isOfOthers(data)) {
      const { file, title } = placeOf(data);
      failures.push({ title: `${file}: ${title}`, alone: `${command} ${file}` });
      yield `✖ ${file}: ${title}\n${messageOf(data.details.error)}\n\n`;
    } else if (type === 'test:stderr' || type === 'test:stdout') {
      yield data.message;
    } else if (type === 'test:diagnostic' && isOfLateError(data)) {
      // the process fails as a whole; only this message has the error
      yield `✖ ${data.message}\n\n`;
    }
  }
  report(stage, { passed, failures });
}
