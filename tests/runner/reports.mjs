import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/**
 * A test as its runner reported it. One that was skipped, or passed only when tried again, has not passed.
 * @typedef {object} Result
 * @property {string[]} titles the file under `tests/`, the groups, and the test's own title
 * @property {string} [project] of Playwright: the browser or screen it ran on
 * @property {boolean} passed
 * @property {string} problem what went wrong, in plain text; '' when it passed
 * @property {string} [seen] what the test noted that the shopper saw
 */

const fileName = (path) => relative(TESTS, path).replaceAll('\\', '/');
const plain = (text) => stripVTControlCharacters(text ?? 'did not run');

/** @returns {Result[]} */
function fromVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fileName(name);
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0 && status !== 'passed') {
      return [{ titles: [file], passed: false, problem: plain(message) }];
    }
    return assertionResults.map((test) => {
      const passed = test.status === 'passed';
      return {
        titles: [file, ...test.ancestorTitles, test.title],
        passed,
        problem: passed ? '' : plain(test.failureMessages?.[0]),
        seen: test.meta?.seen,
      };
    });
  });
}

/** All errors of a test: the first of one that ran out of time doesn't say where. */
function problemsOf(results) {
  return results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || undefined;
}

/** @returns {Result[]} */
function fromPlaywright({ config, suites, errors = [] }) {
  const walk = ({ specs = [], suites: inner = [] }, titles) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results, annotations }) => {
        const passed = status === 'expected' && results.some((result) => result.status === 'passed');
        return {
          titles: [...titles, title],
          project: projectName,
          passed,
          problem: passed ? '' : plain(problemsOf(results)),
          seen: annotations.find(({ type }) => type === 'seen')?.description,
        };
      }),
    ),
    ...inner.flatMap((suite) => walk(suite, [...titles, suite.title])),
  ];
  return [
    ...suites.flatMap((suite) => walk(suite, [fileName(join(config.rootDir, suite.file))])),
    ...errors.map(({ message }) => ({
      titles: ['outside of the tests'],
      passed: false,
      problem: plain(message),
    })),
  ];
}

/**
 * The tests of a JSON report of vitest or Playwright.
 * @param {string} file
 * @returns {Result[]} none when there is no such report
 */
export function readResults(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? fromVitest(report) : fromPlaywright(report);
}
