import { isRecord } from '../../schemas/core/is-record.ts'
import { judge } from '../../schemas/core/judge.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import type { Static, TObject, TSchema } from '../../schemas/core/type.ts'
import { richObjects } from '../../schemas/rich/objects.ts'
import { richDecorators } from '../../schemas/rich/text-block.ts'
import type { Image } from '../entities/image.ts'
import { withRussian } from '../parts/with-russian.ts'
import type { Pruned } from '../source/prune.ts'
import type { DocumentDefinition } from './define-document.ts'
import { refersToDocument } from './documents.ts'
import type { Pictures } from './wire/picture.ts'
import { unseenInTexts } from './wire/unseen-in-texts.ts'
import { fromSanity, isPicture } from './wire/value.ts'

/** The valid fields of a document, each of which may be missing: it may be half filled in. */
export type ReadFields<Schema extends TObject> = Partial<Static<Schema>>

const textParts = [...Object.keys(richObjects), 'link', ...richDecorators].join(', ')

export type Report = (problem: Pruned) => void

/** What documents are read with. */
export type Reading = { pictures: Pictures; report: Report }

/** A picture may lack its alternative text: what it belongs to has a name. */
function withoutNeededAlt(schema: TSchema): TSchema {
  const { items, required } = schema as { items?: TSchema; required?: readonly string[] }
  if (items && isPicture(items)) return { ...schema, items: withoutNeededAlt(items) } as TSchema
  if (!isPicture(schema)) return schema
  return { ...schema, required: required?.filter((name) => name !== 'alt') } as TSchema
}

/** Schemas of what is judged: the fields without references, none of them required. */
const partial = new WeakMap<TSchema, TSchema>()

function partialOf(schema: TObject): TSchema {
  const known = partial.get(schema)
  if (known) return known
  const entries = Object.entries(schema.properties as Record<string, TSchema>)
  const own = entries.filter(([, property]) => !refersToDocument(property))
  const properties = Object.fromEntries(own.map(([name, property]) => [name, withoutNeededAlt(property)]))
  const { required: _, 'x-groups': __, ...rest } = schema as TObject & Record<string, unknown>
  const made = { ...rest, properties } as unknown as TSchema
  partial.set(schema, made)
  return made
}

/** Reads the fields of a document. An invalid value costs itself, and is reported with document and field. */
export function readDocument<Schema extends TObject>(
  { schema }: DocumentDefinition<Schema>,
  raw: unknown,
  { pictures, report }: Reading,
): ReadFields<Schema> {
  if (!isRecord(raw)) return {}
  const judged = partialOf(schema)
  const properties = (judged as unknown as { properties: Record<string, TSchema> }).properties
  const given = Object.entries(raw).flatMap(([field, value]) => {
    const property = properties[field]
    if (!property) return []
    const ours = withRussian(property, fromSanity(property, value, pictures))
    return ours === undefined ? [] : [[field, ours] as const]
  })
  const { problems, value } = judge(judged, Object.fromEntries(given))
  for (const problem of problems)
    report({ path: `${placeOf(raw)} ${problem.path.join('.')}`, code: problem.code, problem })
  for (const [field, ours] of given) reportUnseen(ours, `${placeOf(raw)} ${field}`, report)
  return (value ?? {}) as ReadFields<Schema>
}

/** A picture with its alternative text, or with the name of what it belongs to. */
export const withAlt = (image: Image, alt: LocalizedText): Image => ({ ...image, alt: image.alt ?? alt })

/** The document that a value is in, as reports name it. */
export const placeOf = (raw: unknown): string => (isRecord(raw) ? String(raw._id ?? 'document') : 'document')

/** Reports what a document needs and does not have. */
export function reportMissing(raw: unknown, field: string, report: Report): undefined {
  const problem: Problem = { path: [field], code: 'required', params: {} }
  report({ path: placeOf(raw), code: `incomplete:${field}`, problem })
}

/** Reports what of the texts in a value is not shown, because texts have no such objects or marks here. */
export function reportUnseen(value: unknown, path: string, report: Report): void {
  const types = unseenInTexts(value).map((type) => `"${type}"`)
  if (types.length > 0)
    report({
      path,
      code: `Visitors do not see ${types.join(', ')}: texts have ${textParts} here. An expression of SANITY_MAPPING can make one of them of it.`,
    })
}
