import { and, inArray } from 'drizzle-orm'
import type { Locale } from '../../../../locales/locale.ts'
import type { AreaDefinition } from '../../../../schemas/areas/define-area.ts'
import { isPictureAddress, referredArea } from '../../../../schemas/core/field-kind.ts'
import type { Path, Problem } from '../../../../schemas/core/problem.ts'
import { findParts } from '../../../../schemas/core/schema-walk.ts'
import type { TSchema } from '../../../../schemas/core/type.ts'
import type { Orm } from '../../database/database.ts'
import { checkValue, refuseValue } from '../../input/check-value.ts'
import type { Area, Change, Value } from '../area.ts'
import { rowsOf } from '../area-root.ts'
import { composed } from './composed.ts'

/** Folder of a company's pictures for an area, below `/images/`. */
export const pictureFolder = ({ name }: Pick<AreaDefinition, 'name'>, company: string): string =>
  `${name}/${company.toLowerCase()}`

/** True for a picture that a company has uploaded, for an area or to its media library. */
const isOwnPicture = (src: string, company: string): boolean => {
  const [, images, , owner, ...name] = src.split('/')
  return images === 'images' && owner === company.toLowerCase() && name.length > 0
}

/** Problems for newly added pictures that belong to another company. */
function foreignPictures({ definition }: Area, { place, before, after }: Change<Value>): Problem[] {
  const pictures = (value: unknown) => findTexts(definition.schema, value, isPictureAddress)
  const previous = new Set(pictures(before).map(({ found }) => found))
  return pictures(after)
    .filter(({ found }) => !previous.has(found) && !isOwnPicture(found, place.company))
    .map(({ path }) => ({ path, code: 'picture', params: {} }))
}

type FoundText = { schema: TSchema; found: string; path: Path }

/** Strings in a valid value whose schema satisfies `isWanted`, with their paths. */
export const findTexts = (
  schema: TSchema,
  value: unknown,
  isWanted: (schema: TSchema) => boolean,
): FoundText[] =>
  findParts(schema, value, isWanted).flatMap(({ value: found, ...part }) =>
    typeof found === 'string' ? [{ ...part, found }] : [],
  )

/**
 * Problems for references to rows that do not exist in the company. Existing rows are locked against removal until
 * the transaction ends.
 */
async function missingReferences(
  orm: Orm,
  areas: ReadonlyMap<string, Area>,
  area: Area,
  { place, after }: Change<Value>,
): Promise<Problem[]> {
  const found = findTexts(area.definition.schema, after, (schema) => referredArea(schema) !== undefined)
  const byArea = Map.groupBy(found, ({ schema }) => String(referredArea(schema)))
  const problems: Problem[] = []
  for (const [name, those] of byArea) {
    const referred = areas.get(name)
    if (!referred)
      throw new Error(`schemas/areas/${area.definition.name}.ts refers to "${name}", which is no area`)
    const { code } = referred.columns
    const codes = those.map((one) => one.found)
    const rows = await orm
      .select({ code })
      .from(referred.table)
      .where(and(rowsOf(referred, place.company), inArray(code, codes)))
      .orderBy(code)
      .for('key share')
    const existing = new Set(rows.map((row) => row.code))
    for (const one of those)
      if (!existing.has(one.found)) problems.push({ path: one.path, code: 'reference', params: {} })
  }
  return problems
}

type Sent = Omit<Change<Value>, 'after'> & {
  value: unknown
  locale: Locale
  areas: ReadonlyMap<string, Area>
}

/** Validates a submitted value against the area; its texts are returned in the composed form (NFC). Throws 422. */
export async function checkInput(
  orm: Orm,
  area: Area,
  { value, locale, areas, ...change }: Sent,
): Promise<Value> {
  const { schema, check } = area.definition
  const name = 'VALUE'
  const valid = checkValue(schema, value, { name, locale, ...(check && { check }) })
  const after = composed(valid) as Value
  const complete: Change<Value> = { ...change, after }
  const problems = [
    ...foreignPictures(area, complete),
    ...(await missingReferences(orm, areas, area, complete)),
    ...((await area.server.check?.(orm, complete)) ?? []),
  ]
  if (problems.length > 0) throw refuseValue(problems, { name, locale })
  return (await area.server.complete?.(orm, complete)) ?? after
}
