import type { Path } from '../../schemas/problem.ts'
import { isRecord } from '../../schemas/schema-shape.ts'

/** What lies at a place of a value; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[String(step)] : undefined,
    value,
  )
