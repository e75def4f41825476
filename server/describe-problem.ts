import type { SourceProblem } from '../content-adapters/source.ts'
import { problemMessage } from '../locales/problems.ts'

/** A problem as logged: its place, and a sentence that says what is wrong and how to fix it. */
export const describeProblem = ({ problem, ...place }: SourceProblem) => ({
  ...place,
  ...(problem && { sentence: problemMessage(problem, 'en') }),
})
