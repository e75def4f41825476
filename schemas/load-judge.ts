import { check } from './check.ts'
import type { Judgement } from './judgement.ts'
import { salvage } from './salvage.ts'
import type { Static, TSchema } from './type.ts'

/**
 * Loads, in a browser, what judges values of one schema; then it judges at once, and as `judge` does on the server. The
 * schema is one of a block or an area, as it stands in its file.
 */
export async function loadJudge<Schema extends TSchema>(
  schema: Schema,
): Promise<(value: unknown) => Judgement<Static<Schema>>> {
  return (value) => {
    const problems = check(schema, value)
    const kept = problems.length === 0 ? value : salvage(schema, value, problems)
    return { problems, value: kept as Static<Schema> | undefined }
  }
}
