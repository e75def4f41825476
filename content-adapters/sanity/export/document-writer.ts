import { createHash } from 'node:crypto'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { documentDefinitions, referredDocuments, refersToDocument } from '../documents.ts'
import { sanityName } from '../type-name.ts'
import { blockToSanity } from '../wire/block.ts'
import { toSanity } from '../wire/value.ts'

/** A document as `sanity dataset import` takes it. */
export type SanityDocument = { _id: string; _type: string; [field: string]: unknown }

/** The longest id that Sanity takes. */
const maxId = 128

/** A readable id that stays the same: `page-demo-dent-about`. It has no dots, which would hide the document from readers without a token. */
export function documentId(name: string, clinic: string, own: string): string {
  const id = [sanityName(name), clinic, own]
    .filter(Boolean)
    .join('-')
    .replace(/[^A-Za-z0-9_-]/g, '-')
  if (id.length <= maxId) return id
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12)
  return `${id.slice(0, maxId - hash.length - 1)}-${hash}`
}

/** Writes documents of the clinic with the slug `clinic`; a reference is given as what follows the slug in the id of its document. */
export function documentWriter(clinic: string) {
  const refer = (schema: TSchema, own: string) => {
    const [target] = referredDocuments(schema)
    return { _type: 'reference', _ref: documentId(target?.name ?? '', clinic, own) }
  }

  function write(schema: TSchema, value: unknown): unknown {
    if (refersToDocument(schema) && typeof value === 'string') return refer(schema, value)
    const shape = structureOf(schema)
    const items = shape.kind === 'array' ? structureOf(shape.items) : undefined
    if (items?.kind !== 'object' || !Array.isArray(value)) return toSanity(schema, value)
    const references = Object.entries(items.properties).filter(([, property]) => refersToDocument(property))
    const written = toSanity(schema, value) as Record<string, unknown>[]
    if (references.length === 0) return written
    return written.map((item) => ({
      ...item,
      ...Object.fromEntries(
        references.flatMap(([field, property]) =>
          typeof item[field] === 'string' ? [[field, refer(property, item[field])]] : [],
        ),
      ),
    }))
  }

  return (
    name: string,
    own: string,
    { blocks, ...fields }: Record<string, unknown> & { blocks?: readonly StoredBlock[] },
  ): SanityDocument => {
    const properties: Record<string, TSchema> = documentDefinitions.get(name)?.schema.properties ?? {}
    const written = Object.entries(fields).flatMap(([field, value]) => {
      const schema = properties[field]
      return schema && value !== undefined ? [[field, write(schema, value)] as const] : []
    })
    return {
      _id: documentId(name, clinic, own),
      _type: sanityName(name),
      ...(properties.site && { site: { _type: 'reference', _ref: documentId('site', clinic, '') } }),
      ...Object.fromEntries(written),
      ...(blocks && { blocks: blocks.map(blockToSanity) }),
    }
  }
}
