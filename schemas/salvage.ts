import { isBlank } from './localized.ts'
import type { Problem } from './problem.ts'
import { branchOf, isRecord, shapeOf, structureOf } from './schema-shape.ts'
import type { TSchema } from './type.ts'

/** What is wrong at one place of a value, and at the places below it. */
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

/** The properties that can be kept; undefined where a required one cannot, and has no default to take its place. */
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

/** The languages that can be kept, which may be without Russian; undefined where none is left. */
function keepLanguages(schema: TSchema, value: Entries, faults: Faults): Entries | undefined {
  const structure = structureOf(schema)
  if (structure.kind !== 'object') return undefined
  const kept = keepEntries(structure.properties, value, faults)
  // A rich text that has lost all that it said gives way to another language that says something.
  const isEmptied = (language: string) => faults.below.has(language) && isBlank(kept[language])
  const filled = Object.entries(kept).filter(([language]) => !isEmptied(language))
  if (filled.some(([, text]) => !isBlank(text))) return Object.fromEntries(filled)
  return Object.keys(kept).length > 0 ? kept : undefined
}

/** The items that can be kept, as many as fit; undefined where too few are left. */
function keepItems(schema: TSchema, value: unknown[], faults: Faults): unknown[] | undefined {
  const structure = structureOf(schema)
  if (structure.kind !== 'array') return undefined
  const kept = value
    .map((item, index) => keep(structure.items, item, faults.below.get(index)))
    .filter((item) => item !== undefined)
    .slice(0, structure.maxItems)
  return kept.length < structure.minItems ? undefined : kept
}

/** What of a value can be kept; undefined for nothing, so that what it stands in decides whether it goes too. */
function keep(schema: TSchema | undefined, value: unknown, faults: Faults | undefined): unknown {
  if (!faults) return value
  // Of a list that is too long the first items are kept.
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
 * What of a value with problems can be shown. A wrong value costs itself: an optional one goes, an item of a list goes
 * alone, a language of a text goes alone; what was required is what its schema has as default, or takes what it stands in
 * along, up to the whole value, which is then undefined. A list that keeps fewer items than its schema asks for goes whole. What comes is valid, but for
 * texts that have lost their Russian, which `resolveValue` reads in another language. The value itself stays as it is;
 * parts without problems are the same objects.
 */
export const salvage = (schema: TSchema, value: unknown, problems: readonly Problem[]): unknown =>
  keep(schema, value, faultsOf(problems))
