import type { SourceProblem } from '../content-adapters/source.ts'
import { problemMessage } from '../locales/problems.ts'

/** A problem for the log: where it is, and in a sentence what is wrong and how to mend it. */
export const described = ({ problem, ...place }: SourceProblem) => ({
  ...place,
  ...(problem && { sentence: problemMessage(problem, 'en') }),
})
