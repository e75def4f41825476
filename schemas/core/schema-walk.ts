import type { Path } from './problem.ts'
import { branchOf, isRecord, structureOf } from './schema-shape.ts'
import type { TSchema } from './type.ts'

/** A schema and all schemas inside it, at any depth. */
export function subschemas(schema: TSchema): TSchema[] {
  const structure = structureOf(schema)
  if (structure.kind === 'array') return [schema, ...subschemas(structure.items)]
  if (structure.kind === 'variants') return [schema, ...structure.branches.flatMap(subschemas)]
  if (structure.kind === 'object') return [schema, ...Object.values(structure.properties).flatMap(subschemas)]
  return [schema]
}

/** Part of a value, with its schema and its path. */
export type ValuePart = { schema: TSchema; value: unknown; path: Path }

/** The parts of a value that satisfy `isWanted`. A found part is not searched further. */
export function findParts(
  schema: TSchema,
  value: unknown,
  isWanted: (schema: TSchema, value: unknown) => boolean,
  path: Path = [],
): ValuePart[] {
  if (isWanted(schema, value)) return [{ schema, value, path }]
  const structure = structureOf(schema)
  if (structure.kind === 'array' && Array.isArray(value))
    return value.flatMap((item, index) => findParts(structure.items, item, isWanted, [...path, index]))
  if (structure.kind === 'variants') {
    const branch = branchOf(structure, value)
    return branch ? findParts(branch, value, isWanted, path) : []
  }
  if (structure.kind !== 'object' || !isRecord(value)) return []
  return Object.entries(structure.properties).flatMap(([name, property]) =>
    findParts(property, value[name], isWanted, [...path, name]),
  )
}
