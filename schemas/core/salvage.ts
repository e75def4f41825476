import { isBlank } from './localized.ts'
import type { Problem } from './problem.ts'
import { branchOf, isRecord, shapeOf, structureOf } from './schema-shape.ts'
import type { TSchema } from './type.ts'

/** The problem codes of a value, and those of the values inside it. */
type Faults = { codes: Problem['code'][]; below: Map<string | number, Faults> }

const noFaults = (): Faults => ({ codes: [], below: new Map() })

function faultsOf(problems: readonly Problem[]): Faults {
  const root = noFaults()
  for (const { path, code } of problems) {
    let place = root
    for (const step of path) {
      const next = place.below.get(step) ?? noFaults()
      place.below.set(step, next)
      place = next
    }
    place.codes.push(code)
  }
  return root
}

type Entries = Record<string, unknown>

/** The valid properties. Undefined if a required one is invalid and has no default. */
function keepObject(schema: TSchema, value: Entries, faults: Faults): Entries | undefined {
  const structure = structureOf(schema)
  if (structure.kind !== 'object') return undefined
  const kept = keepEntries(structure.properties, value, faults)
  for (const name of structure.required) {
    kept[name] ??= (structure.properties[name] as { default?: unknown }).default
    if (kept[name] === undefined) return undefined
  }
  return kept
}

function keepEntries(properties: Record<string, TSchema>, value: Entries, { below }: Faults): Entries {
  const kept = Object.entries(value).map(([name, item]) => [
    name,
    keep(properties[name], item, below.get(name)),
  ])
  return Object.fromEntries(kept.filter(([, item]) => item !== undefined))
}

/** The valid languages, possibly without Russian. Undefined if none is valid. */
function keepLanguages(schema: TSchema, value: Entries, faults: Faults): Entries | undefined {
  const structure = structureOf(schema)
  if (structure.kind !== 'object') return undefined
  const kept = keepEntries(structure.properties, value, faults)
  // A rich text that became empty is dropped if another language has text.
  const isEmptied = (language: string) => faults.below.has(language) && isBlank(kept[language])
  const filled = Object.entries(kept).filter(([language]) => !isEmptied(language))
  if (filled.some(([, text]) => !isBlank(text))) return Object.fromEntries(filled)
  return Object.keys(kept).length > 0 ? kept : undefined
}

/** The valid items, at most `maxItems`. Undefined if fewer than `minItems` are valid. */
function keepItems(schema: TSchema, value: unknown[], faults: Faults): unknown[] | undefined {
  const structure = structureOf(schema)
  if (structure.kind !== 'array') return undefined
  const kept = value
    .map((item, index) => keep(structure.items, item, faults.below.get(index)))
    .filter((item) => item !== undefined)
    .slice(0, structure.maxItems)
  return kept.length < structure.minItems ? undefined : kept
}

/** The valid part of a value. Undefined if there is none; its parent then decides whether it is dropped too. */
function keep(schema: TSchema | undefined, value: unknown, faults: Faults | undefined): unknown {
  if (!faults) return value
  // A list that is too long is cut off.
  if (!schema || faults.codes.some((code) => code !== 'maxItems')) return undefined
  if (Array.isArray(value)) return keepItems(schema, value, faults)
  if (!isRecord(value)) return undefined
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf' && shape.leaf !== 'link') return keepLanguages(schema, value, faults)
  const structure = structureOf(schema)
  const branch = structure.kind === 'variants' ? branchOf(structure, value) : schema
  return branch && keepObject(branch, value, faults)
}

/**
 * The valid part of a value with problems. An invalid optional property, list item or language is dropped. An invalid
 * required property is replaced by its default; without one, its parent is dropped, up to the whole value (undefined). A
 * list with fewer than `minItems` valid items is dropped. The result is valid, except that a text may lack Russian, which
 * `resolveValue` handles. The value itself is not changed, and parts without problems are the same objects.
 */
export const salvage = (schema: TSchema, value: unknown, problems: readonly Problem[]): unknown =>
  keep(schema, value, faultsOf(problems))
