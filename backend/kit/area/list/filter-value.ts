import { z } from '@hono/zod-openapi'
import { maxIndexedText } from '../../../../schemas/areas/define-area.ts'
import type { FieldKind } from '../../../../schemas/core/field-kind.ts'
import { patterns } from '../../../../schemas/core/type.ts'

/** A text of a row, whose characters may be two code units each; the query refuses texts that the database refuses. */
const text = z
  .string()
  .min(1)
  .max(2 * maxIndexedText)
const matching = (pattern: string) => z.string().regex(new RegExp(pattern))
const isNumber = (value: string) => Number.isFinite(Number(value))
const isInteger = (value: string) => Number(value) >= -(2 ** 31) && Number(value) < 2 ** 31

const byKind: Partial<Record<FieldKind, z.ZodType<string>>> = {
  date: matching(patterns.date),
  instant: matching(patterns.instant),
  integer: matching('^-?\\d+$').max(11).refine(isInteger),
  number: matching('^-?\\d+(\\.\\d+)?(e[+-]?\\d+)?$').max(40).refine(isNumber),
  boolean: z.enum(['true', 'false']),
}

/** The schema of a value by which a list is filtered, for a field of this kind. */
export const filterValue = (kind: FieldKind): z.ZodType<string> => byKind[kind] ?? text
