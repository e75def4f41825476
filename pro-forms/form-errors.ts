import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils'
import type { Translate } from '../locales/index.ts'
import type { Problem } from '../schemas/problem.ts'

/** Problems in the format that rjsf passes to fields: a tree of messages. */
export function toErrorSchema(problems: readonly Problem[], t: Translate): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const { path, code, params } of problems) builder.addErrors(t(`problems:${code}`, params), path)
  return builder.ErrorSchema
}

/** The first message at a place or anywhere below it. */
export function firstError(errors: ErrorSchema | undefined): string | undefined {
  if (!errors) return undefined
  const { __errors: own, ...below } = errors
  if (own?.[0]) return own[0]
  for (const inner of Object.values(below)) {
    const found = firstError(inner as ErrorSchema)
    if (found) return found
  }
  return undefined
}
