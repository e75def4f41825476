import { createAjv } from '../validators/ajv.ts'
import { keyOf } from '../validators/key.ts'
import { compiledValidators } from '../validators/registry.ts'
import { type Judgement, judgeBy, type Validator } from './judgement.ts'
import type { Static, TSchema } from './type.ts'

// Optimising takes as long as compiling, and servers have compiled validators.
const ajv = createAjv({ code: { optimize: false } })
const bySchema = new WeakMap<TSchema, Validator>()
const byKey = new Map<string, Validator>()

/**
 * The validator that was compiled at build, if it has been loaded; otherwise compiled on first use, in development
 * and for schemas created at run time.
 */
function validatorOf(schema: TSchema): Validator {
  const known = bySchema.get(schema)
  if (known) return known
  const validator = (byKey.size > 0 && byKey.get(keyOf(schema))) || ajv.compile(schema)
  bySchema.set(schema, validator)
  return validator
}

/**
 * Validates a value against a schema, for the resolver, the API, the catalogue and commands. Never throws because of
 * the value. In browsers use `loadJudge`.
 */
export const judge = <Schema extends TSchema>(schema: Schema, value: unknown): Judgement<Static<Schema>> =>
  judgeBy(validatorOf(schema), schema, value)

/** Loads all validators that were compiled at build, so that a server compiles none during requests. */
export async function loadValidators(): Promise<void> {
  const all = [...compiledValidators].map(async ([key, load]) => byKey.set(key, await load()))
  await Promise.all(all)
}
