import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { BlockDefinition } from './define-block.ts'
import { type Problem, toProblems } from './problem.ts'
import { annotations, type TSchema } from './type.ts'

export type { Problem }

const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: true, strictRequired: false })
for (const keyword of annotations) ajv.addKeyword(keyword)

const compiled = new WeakMap<TSchema, ValidateFunction>()

function validatorOf(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const validator = ajv.compile(schema)
  compiled.set(schema, validator)
  return validator
}

/** Problems of a value with any of our schemas, one for each wrong value; none for a valid one. Compiled on first use. */
export function validate(schema: TSchema, value: unknown): Problem[] {
  const validator = validatorOf(schema)
  return validator(value) ? [] : toProblems(schema, value, validator.errors ?? [])
}

/** Problems of a block's stored props. */
export const validateProps = (definition: Pick<BlockDefinition, 'props'>, props: unknown): Problem[] =>
  validate(definition.props, props)
