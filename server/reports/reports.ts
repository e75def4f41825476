import { saidBy } from '../../content-adapters/source/said-by.ts'
import { SourceError, type SourceProblem } from '../../content-adapters/source.ts'
import { describeProblem, problemSummary } from '../commands/describe-problem.ts'
import type { Log } from '../log.ts'
import { reportAtIntervals } from './report-at-intervals.ts'

/** Which request a line of the log is about. */
type Where = { id?: string; path?: string }

/**
 * What a process says of content and of pages that cannot be made. Many pages have the same fault, and have it again whenever they are made
 * anew, so each is said when it first occurs, and then at intervals, with how often it was.
 */
export function createReports(log: Log) {
  const reported = reportAtIntervals()
  return {
    /** A problem in an answer of a source. */
    problem: (problem: SourceProblem, where: Where = {}): void =>
      reported(JSON.stringify(problem), (count) =>
        log.warn({ ...where, problem: describeProblem(problem), count }, problemSummary(problem)),
      ),
    /** The error for which a page could not be made; `what` is the page, in words. */
    fault: (what: 'a page' | 'a page of a draft', error: unknown, where: Where): void => {
      if (!(error instanceof SourceError)) {
        log.error({ ...where, err: error }, `${what} could not be made`)
        return
      }
      // No fault of ours, so that a stack says nothing; and all pages of a source that is down have the same.
      reported(`${what} ${error.status} ${error.message}`, (count) =>
        log.error(
          { ...where, status: error.status, reason: error.message, count },
          `${what} could not be made, because a source of content gave no answer: ${error.message}; more with this reason are counted`,
        ),
      )
    },
    /** The reason why a backend elsewhere gave no answer to a call. */
    silent: (error: unknown, where: Where): void =>
      reported(`silent ${saidBy(error)}`, (count) =>
        log.warn({ ...where, err: error, count }, 'the backend did not answer: check BACKEND_URL'),
      ),
  }
}

export type Reports = ReturnType<typeof createReports>
