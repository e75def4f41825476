import type { Path, Problem } from './problem.ts'

/** A problem `repeated` for each value that occurred earlier in the list. `pathOf` returns the path of an index. */
export const repeatedProblems = (values: readonly unknown[], pathOf: (index: number) => Path): Problem[] =>
  values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: pathOf(index), code: 'repeated', params: {} }] : [],
  )
