import type { SourceProblem } from '../../content-adapters/source.ts'
import { problemMessage } from '../../locales/problems.ts'

/** True for a problem of a stored block or an example; its data comes from a backend. */
const isOfStoredBlock = ({ request, problem }: SourceProblem): boolean =>
  request === 'blocks' && problem?.path[0] !== 'data'

const hint =
  'Fill it in where the page is written; a dataset of Sanity with other names may have it under one that SANITY_MAPPING says in `props` of the block. If the field is new, stored blocks lack it: give it a `default`, make it optional, or fill it in by a step of `upgrades`.'

/** A problem as logged: its place, and a sentence with the fault and the way to fix it. */
export const describeProblem = (reported: SourceProblem) => {
  const { problem, ...place } = reported
  return {
    ...place,
    ...(problem && { sentence: problemMessage(problem, 'en') }),
    ...(problem?.code === 'required' && isOfStoredBlock(reported) && { hint }),
  }
}

/** The message of the log entry: whether a stored block or a source of content has to be mended. */
export const problemSummary = (reported: SourceProblem): string =>
  isOfStoredBlock(reported)
    ? 'a stored block does not fit the schema of its type; the value is omitted'
    : reported.request === 'menu'
      ? 'a page of a source of content cannot be opened'
      : 'a source of content gave an invalid value, or none: it is left out of the page'
