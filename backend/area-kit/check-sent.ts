import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { AreaDefinition } from '../../schemas/areas/define-area.ts'
import { referredArea } from '../../schemas/field-kind.ts'
import type { Path, Problem } from '../../schemas/problem.ts'
import { branchOf, isRecord, structureOf } from '../../schemas/schema-shape.ts'
import type { TSchema } from '../../schemas/type.ts'
import type { Orm } from '../database/database.ts'
import { checkValue, refuseValue } from '../http/check-value.ts'
import type { Area, Change, Value } from './area.ts'

/** Where a company's pictures of an area go, below `/images/`. */
export const pictureFolder = ({ name }: Pick<AreaDefinition, 'name'>, company: string): string =>
  `${name}/${company.toLowerCase()}`

const picturesOf = (value: Value | undefined, field: string): { src: string; path: Path }[] => {
  const found = value?.[field]
  if (Array.isArray(found)) return found.map(({ src }, index) => ({ src, path: [field, index, 'src'] }))
  return isRecord(found) ? [{ src: String(found.src), path: [field, 'src'] }] : []
}

/** Pictures that are neither the company's own nor were there before: another company's. */
function foreignPictures({ definition }: Area, { place, before, after }: Change<Value>): Problem[] {
  const folder = `/images/${pictureFolder(definition, place.company)}/`
  return (definition.files ?? []).flatMap((field) => {
    const known = new Set(picturesOf(before, field).map(({ src }) => src))
    return picturesOf(after, field)
      .filter(({ src }) => !known.has(src) && !src.startsWith(folder))
      .map(({ path }) => ({ path, code: 'picture' as const, params: {} }))
  })
}

type Reference = { area: string; code: string; path: Path }

/** Codes of other areas' rows in a value that is valid. */
function references(schema: TSchema, value: unknown, path: Path = []): Reference[] {
  const area = referredArea(schema)
  if (area !== undefined) return typeof value === 'string' ? [{ area, code: value, path }] : []
  const structure = structureOf(schema)
  if (structure.kind === 'array' && Array.isArray(value))
    return value.flatMap((item, index) => references(structure.items, item, [...path, index]))
  if (structure.kind === 'variants') {
    const branch = branchOf(structure, value)
    return branch ? references(branch, value, path) : []
  }
  if (structure.kind !== 'object' || !isRecord(value)) return []
  return Object.entries(structure.properties).flatMap(([name, property]) =>
    references(property, value[name], [...path, name]),
  )
}

/** References to rows that the company does not have; those that it has cannot be removed until the transaction ends. */
async function missingReferences(
  orm: Orm,
  areas: ReadonlyMap<string, Area>,
  area: Area,
  { place, after }: Change<Value>,
): Promise<Problem[]> {
  const found = references(area.definition.schema, after)
  const byArea = Map.groupBy(found, (one) => one.area)
  const problems: Problem[] = []
  for (const [name, those] of byArea) {
    const referred = areas.get(name)
    if (!referred)
      throw new Error(`schemas/areas/${area.definition.name}.ts refers to "${name}", which is no area`)
    const { company, code } = referred.columns
    const codes = those.map((one) => one.code)
    const rows = await orm
      .select({ code })
      .from(referred.table)
      .where(and(eq(company, place.company), inArray(code, codes)))
      .orderBy(code)
      .for('key share')
    const known = new Set(rows.map((row) => row.code))
    for (const one of those)
      if (!known.has(one.code)) problems.push({ path: one.path, code: 'reference', params: {} })
  }
  return problems
}

type Sent = Omit<Change<Value>, 'after'> & {
  value: unknown
  locale: Locale
  areas: ReadonlyMap<string, Area>
}

/** Validates a submitted value against the area. Throws 422. */
export async function checkSent(
  orm: Orm,
  area: Area,
  { value, locale, areas, ...change }: Sent,
): Promise<Value> {
  const { schema, check } = area.definition
  const name = 'VALUE'
  const after = checkValue(schema, value, { name, locale, ...(check && { check }) }) as Value
  const whole: Change<Value> = { ...change, after }
  const problems = [
    ...foreignPictures(area, whole),
    ...(await missingReferences(orm, areas, area, whole)),
    ...((await area.server.check?.(orm, whole)) ?? []),
  ]
  if (problems.length > 0) throw refuseValue(problems, { name, locale })
  return after
}
