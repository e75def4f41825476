import { type Judgement, judgeBy } from './judgement.ts'
import type { Static, TSchema } from './type.ts'
import { keyOf } from './validators/key.ts'
import { compiledValidators } from './validators/registry.ts'

/** Judges values of one schema, at once. */
export type Judge<Schema extends TSchema> = (value: unknown) => Judgement<Static<Schema>>

/**
 * Loads, in a browser, what judges values of one schema (of a block, an area, a page, a link), 1 to 6 kB; it judges as `judge`
 * does on the server. Nothing is compiled there, for the policy of our pages forbids making code from text: only in
 * development a schema that was changed a moment ago is.
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
