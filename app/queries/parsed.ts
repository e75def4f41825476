import type { z } from 'zod'

/** Loads a schema. A browser that was sent an answer with its page needs the schema only to fetch it again. */
export type LoadSchema<Schema extends z.ZodType = z.ZodType> = () => Promise<Schema>

/** The answer of a call, parsed by a schema that is loaded at the same time. */
export async function parsed<Schema extends z.ZodType>(
  load: LoadSchema<Schema>,
  answer: Promise<unknown>,
): Promise<z.output<Schema>> {
  const [schema, value] = await Promise.all([load(), answer])
  return schema.parse(value)
}
