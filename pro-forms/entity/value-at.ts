import type { Path } from '../../schemas/core/problem.ts'
import { isRecord } from '../../schemas/core/schema-shape.ts'

/** The part of a value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[String(step)] : undefined,
    value,
  )
