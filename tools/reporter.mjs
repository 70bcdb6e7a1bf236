/** Ends the test runner's output with `N passed, N failed`, and counts what the runner itself passes over: files that
 * could not be loaded and files without a single test. Before it stand the matrices, which have their counts in their titles. */
export function plainSummary() {
  let passed = 0;
  let failed = 0;
  const matrices = new Set();
  const count = ({ tests, suites }) => {
    for (const test of tests) {
      if (test.passed) passed += 1;
      else failed += 1;
    }
    for (const suite of suites) {
      if (/ × /.test(suite.name)) matrices.add(suite.name);
      count(suite);
    }
  };
  const sizeOf = ({ tests, suites }) =>
    suites.reduce((sum, suite) => sum + sizeOf(suite), tests.length);

  return {
    onTestRunFinished({ sessions }) {
      passed = 0;
      failed = 0;
      for (const { testFile, testResults, errors } of sessions) {
        if (testResults) count(testResults);
        if (errors?.length) failed += 1;
        else if (!testResults || sizeOf(testResults) === 0) {
          failed += 1;
          console.error(`${testFile} holds no test`);
        }
      }
    },
    stop() {
      if (failed > 0) process.exitCode = 1;
      console.log(`\n${[...matrices, `${passed} passed, ${failed} failed`].join('\n')}`);
    },
  };
}
