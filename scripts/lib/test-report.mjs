import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * The summary of a test runner's JSON report: how many tests passed and failed, and a line for each that failed or passed only at the
 * second try, with the first line of its message. So the end of a run shows its faults.
 */

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0].slice(0, 300)

/** The report of vitest. A file that fails before its first test counts as one. */
export function unitReport({ numPassedTests, numFailedTests, testResults }) {
  const failing = testResults.filter(({ status }) => status === 'failed')
  const broken = failing.filter(({ assertionResults }) => assertionResults.length === 0)
  const failed = failing.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)} › ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    named: [...failed, ...broken.map(({ name, message }) => `${relative('.', name)}: ${firstLine(message)}`)],
  }
}

/** The tests of a suite of Playwright and of those in it. */
const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

/** The report of Playwright. */
export function endToEndReport({ stats, suites }) {
  const named = suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const word = status === 'flaky' ? 'passed at the second try' : 'failed'
        return `${file}:${line} › ${title} (${word}): ${firstLine(results.find(({ error }) => error)?.error.message)}`
      }),
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, named }
}
