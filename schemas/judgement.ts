import { type Problem, type SchemaError, toProblems } from './problem.ts'
import { salvage } from './salvage.ts'
import type { Static, TSchema } from './type.ts'

/**
 * What is wrong with a value, one problem for each wrong value, none for a valid one; and what of it can be shown
 * (`salvage` says by which rules), undefined for nothing. A valid value comes back as the same object.
 */
export type Judgement<T> = { problems: Problem[]; value: T | undefined }

/** What ajv compiles a schema to. */
export type Validator = { (value: unknown): boolean; errors?: readonly SchemaError[] | null }

/** The judgement of a value by the compiled validator of its schema. */
export function judgeBy<Schema extends TSchema>(
  validator: Validator,
  schema: Schema,
  value: unknown,
): Judgement<Static<Schema>> {
  if (validator(value)) return { problems: [], value: value as Static<Schema> }
  const problems = toProblems(schema, value, validator.errors ?? [])
  return { problems, value: salvage(schema, value, problems) as Static<Schema> | undefined }
}
