import { exampleProblems } from '../example-problems.ts'
import { blockDefinitions } from '../registry.ts'

/** Blocks for tests that start from their examples. One whose example is wrong is named once, by tests/blocks.test.ts. */
export const validExampleBlocks = [...blockDefinitions].filter(
  ([, definition]) => exampleProblems(definition).length === 0,
)
