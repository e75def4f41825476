import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { RowPlace } from '../../../../schemas/areas/define-area.ts'
import { fieldKind, referredArea } from '../../../../schemas/core/field-kind.ts'
import { branchOf, isRecord, structureOf } from '../../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../../schemas/core/type.ts'
import type { Orm } from '../../database/database.ts'
import { readColumns } from '../../database/read-columns.ts'
import { ApiError } from '../../errors/api-error.ts'
import type { Happened } from '../../events/happened.ts'
import type { Area, Row, Value } from '../area.ts'
import { rowsOf } from '../area-root.ts'
import { nextRevision, rowChanges, rowCondition } from '../rows.ts'
import { findTexts } from './check-input.ts'

/** The target of a reference: name of the area and code of the row. */
export type ReferredRow = { area: string; code: string }

/** JSON patterns that a value contains if it refers to the row, one for each reference in the schema. */
function patternsOf(schema: TSchema, of: ReferredRow): unknown[] {
  if (referredArea(schema) === of.area) return [of.code]
  const structure = structureOf(schema)
  if (structure.kind === 'array') return patternsOf(structure.items, of).map((pattern) => [pattern])
  if (structure.kind === 'variants') return structure.branches.flatMap((branch) => patternsOf(branch, of))
  if (structure.kind !== 'object') return []
  return Object.entries(structure.properties).flatMap(([name, property]) =>
    patternsOf(property, of).map((pattern) => ({ [name]: pattern })),
  )
}

/** The condition for rows that refer to the row; undefined if the area has no such references. */
function refersTo({ definition, columns }: Area, of: ReferredRow): SQL | undefined {
  const conditions = Object.entries(definition.schema.properties).flatMap(([field, schema]) => {
    const column = columns[field]
    if (!column) return []
    return patternsOf(schema, of).map((pattern) =>
      fieldKind(schema) === 'text'
        ? eq(column, of.code)
        : sql`${column} @> ${JSON.stringify(pattern)}::jsonb`,
    )
  })
  return or(...conditions)
}

const hasReference = (schema: TSchema, value: unknown, { area, code }: ReferredRow): boolean =>
  findTexts(schema, value, (one) => referredArea(one) === area).some(({ found }) => found === code)

/** Returned instead of a value that would be invalid without its references. */
const removed = Symbol('removed')

function cleared(schema: TSchema, value: unknown, of: ReferredRow): unknown {
  if (!hasReference(schema, value, of)) return value
  const structure = structureOf(schema)
  if (structure.kind === 'array' && Array.isArray(value)) {
    const kept = value.filter((item) => !hasReference(structure.items, item, of))
    return kept.length < structure.minItems ? removed : kept
  }
  if (structure.kind === 'variants') {
    const branch = branchOf(structure, value)
    return branch ? cleared(branch, value, of) : removed
  }
  if (structure.kind !== 'object' || !isRecord(value)) return removed
  const entries = Object.entries(value).map(([name, item]) => {
    const property = structure.properties[name]
    return [name, property ? cleared(property, item, of) : item] as const
  })
  const gone = entries.filter(([, item]) => item === removed)
  if (gone.some(([name]) => structure.required.has(name))) return removed
  return Object.fromEntries(entries.filter((entry) => !gone.includes(entry)))
}

/**
 * Removes the references to a row from a valid value, which stays valid: a list item with a reference is removed,
 * otherwise the nearest optional property. Throws 409 if there is neither.
 */
export function withoutReferences(schema: TSchema, value: unknown, of: ReferredRow): unknown {
  const rest = cleared(schema, value, of)
  if (rest === removed) throw new ApiError('CONFLICT')
  return rest
}

/** Columns with changed content. */
const changedColumns = (before: Row, after: Row): Row =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value)),
  )

/**
 * Clears all references to a removed row, in the same transaction. This is an ordinary change of the referring rows: they get a new
 * revision, and `afterWrite` of their area is called. Returns what has changed by it, without saying so. Throws 409 if
 * a reference is required.
 */
export async function clearReferences(
  orm: Orm,
  areas: ReadonlyMap<string, Area>,
  area: Area,
  { place: { company, code }, account }: { place: RowPlace; account: string },
): Promise<Happened[]> {
  const changes: Happened[] = []
  const of = { area: area.definition.name, code }
  for (const other of areas.values()) {
    const { definition, table, columns } = other
    const isReferring = refersTo(other, of)
    if (!isReferring) continue
    const rows: Row[] = await orm
      .select(readColumns(table))
      .from(table)
      .where(and(rowsOf(other, company), isReferring))
      .orderBy(asc(columns.code))
      .for('update')
    for (const row of rows) {
      const place = { company, code: String(row.code) }
      const before = other.read(row)
      const after = withoutReferences(definition.schema, before, of) as Value
      await orm
        .update(table)
        .set({
          ...changedColumns(other.write(before), other.write(after)),
          ...nextRevision(other, account),
        })
        .where(rowCondition(other, place))
      await other.server.afterWrite?.(orm, { place, before, after, account })
      changes.push(...rowChanges(other, [place]))
    }
  }
  return changes
}
