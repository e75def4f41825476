import { exampleProblems } from '../page/example-problems.ts'
import { blockDefinitions } from '../registry.ts'

/** Blocks with a valid example, for tests that start from it. `tests/blocks.test.ts` reports the others. */
export const validExampleBlocks = [...blockDefinitions].filter(
  ([, definition]) => exampleProblems(definition).length === 0,
)
