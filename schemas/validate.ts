import type { BlockDefinition } from './define-block.ts'
import { judge } from './judge.ts'
import type { Problem } from './problem.ts'
import type { TSchema } from './type.ts'

export type { Problem }

/** Problems of a value with any of our schemas, one for each wrong value; none for a valid one. Compiled on first use. */
export const validate = (schema: TSchema, value: unknown): Problem[] => judge(schema, value).problems

/** Problems of a block's stored props. */
export const validateProps = (definition: Pick<BlockDefinition, 'props'>, props: unknown): Problem[] =>
  validate(definition.props, props)
