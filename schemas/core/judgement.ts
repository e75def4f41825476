import { type Problem, type SchemaError, toProblems } from './problem.ts'
import { salvage } from './salvage.ts'
import type { Static, TSchema } from './type.ts'

/**
 * The problems of a value, one for each invalid value inside it, and its valid part (`salvage` has the rules),
 * undefined if there is none. A valid value is returned as the same object.
 */
export type Judgement<T> = { problems: Problem[]; value: T | undefined }

/** A validator function compiled by ajv. */
export type Validator = { (value: unknown): boolean; errors?: readonly SchemaError[] | null }

/** Judges a value with the compiled validator of its schema. */
export function judgeBy<Schema extends TSchema>(
  validator: Validator,
  schema: Schema,
  value: unknown,
): Judgement<Static<Schema>> {
  if (validator(value)) return { problems: [], value: value as Static<Schema> }
  const problems = toProblems(schema, value, validator.errors ?? [])
  return { problems, value: salvage(schema, value, problems) as Static<Schema> | undefined }
}
