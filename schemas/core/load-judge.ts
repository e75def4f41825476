import { keyOf } from '../validators/key.ts'
import { compiledValidators } from '../validators/registry.ts'
import { type Judgement, judgeBy } from './judgement.ts'
import type { Static, TSchema } from './type.ts'

/** Validates values of one schema synchronously. */
export type Judge<Schema extends TSchema> = (value: unknown) => Judgement<Static<Schema>>

/**
 * Loads the validator of a schema in a browser (1 to 6 kB), which works like `judge` on the server. The
 * Content-Security-Policy forbids compiling there; only in development a schema that has just changed is compiled.
 */
export async function loadJudge<Schema extends TSchema>(schema: Schema): Promise<Judge<Schema>> {
  const load = compiledValidators.get(keyOf(schema))
  if (load) {
    const validator = await load()
    return (value) => judgeBy(validator, schema, value)
  }
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'No validator was compiled for this schema: is it the props or data of a block, or an area’s?',
    )
  const { judge } = await import('./judge.ts')
  return (value) => judge(schema, value)
}
