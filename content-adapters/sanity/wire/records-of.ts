import { isRecord } from '../../../schemas/core/is-record.ts'

/** The objects of a list; none of anything else. */
export const recordsOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter(isRecord) : []
