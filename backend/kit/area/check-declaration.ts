import {
  type AreaDefinition,
  isOfProduct,
  maxIndexedText,
  sortedField,
} from '../../../schemas/areas/define-area.ts'
import { referredArea, referredAreas } from '../../../schemas/core/field-kind.ts'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { columnName } from '../database/area-indexes.ts'
import { draftKeys, rowKeys } from './row-keys.ts'

/** Names of columns that every row has, or rows of some areas. */
const rowNames = [...rowKeys, ...draftKeys, 'company', 'searched']

/** The column of the company in every table of an area. */
const companyColumn = 'company_code'

function nameProblems({ schema }: AreaDefinition): string[] {
  const taken = new Map([...rowNames, companyColumn].map((name) => [columnName(name), 'every row']))
  return Object.keys(schema.properties).flatMap((field) => {
    const column = columnName(field)
    const other = taken.get(column)
    taken.set(column, `the field "${field}"`)
    return other ? [`its field "${field}" needs another name: its column would be that of ${other}`] : []
  })
}

/** Maximum length of a text; 0 for other kinds of values and those with a bounded pattern. */
function longest(schema: TSchema): number {
  const structure = structureOf(schema)
  if (structure.kind === 'object') return Math.max(0, ...Object.values(structure.properties).map(longest))
  return structure.kind === 'plain' ? ((schema as { maxLength?: number }).maxLength ?? 0) : 0
}

function listProblems({ schema, list }: AreaDefinition): string[] {
  const indexed = new Set([...(list?.sorts ?? []).map(sortedField), ...(list?.filters ?? [])])
  return [...indexed].flatMap((field) => {
    const property = schema.properties[field]
    return property && longest(property) > maxIndexedText
      ? [`its list sorts or filters by "${field}", whose max must be at most ${maxIndexedText}`]
      : []
  })
}

function branchProblems({ schema, branch }: AreaDefinition): string[] {
  if (branch === undefined || branch === 'code') return []
  const property = schema.properties[branch]
  return property && referredArea(property) === 'cabinets' && schema.required?.includes(branch)
    ? []
    : [`its branch "${branch}" is no required field t.reference('cabinets')`]
}

function singleProblems({ single, ordered, scheduled, drafted }: AreaDefinition): string[] {
  return [
    ...(single && ordered ? ['a single area cannot be ordered'] : []),
    ...(single && scheduled ? ['a single area cannot be scheduled'] : []),
    ...(single && drafted ? ['a single area cannot be drafted'] : []),
    ...(drafted && scheduled ? ['an area is either scheduled or drafted'] : []),
  ]
}

/** The problems of an area of the product with a feature that only rows of companies have. */
function productProblems(area: AreaDefinition): string[] {
  if (!isOfProduct(area)) return []
  const { single, ordered, scheduled, drafted, branch } = area
  const wrong = Object.entries({ single, ordered, scheduled, drafted, branch }).filter(([, value]) => value)
  return wrong.map(([name]) => `an area of the product cannot be ${name}`)
}

/** Throws if a declaration is inconsistent; the message has everything that must be changed. */
export function checkDeclaration(definition: AreaDefinition): void {
  const problems = [nameProblems, listProblems, branchProblems, singleProblems, productProblems].flatMap(
    (find) => find(definition),
  )
  if (problems.length > 0) throw new Error(`schemas/areas/${definition.name}.ts: ${problems.join('; ')}`)
}

/** Throws if an area refers to an area that does not exist. */
export function checkReferences(definitions: ReadonlyMap<string, AreaDefinition>): void {
  for (const { name, schema } of definitions.values()) {
    const unknown = referredAreas(schema).find((other) => !definitions.has(other))
    if (unknown !== undefined)
      throw new Error(
        `schemas/areas/${name}.ts refers to "${unknown}", which is no area: there are ${[...definitions.keys()].join(', ')}`,
      )
  }
}
