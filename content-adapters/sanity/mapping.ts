import { z } from 'zod'
import { blockDefinitions } from '../../schemas/registry.ts'
import { documentDefinitions } from './documents.ts'
import { ourName, sanityName } from './type-name.ts'

const name = z.string().min(1)
/** By our names: an expression of GROQ, from the document or the block. What is not named is read by its own name. */
const expressions = z.record(name, name)

const document = z.strictObject({
  type: name,
  fields: expressions.optional(),
  /** Which of them there are for us: a condition of GROQ. */
  filter: name.optional(),
})

/** What a block of another name is with us; `blocks` of its props are the blocks within it. */
const block = z.strictObject({ type: name, props: expressions.optional() })

/** The clinic of all documents, of a dataset that does not say whose a document is. */
const site = z.strictObject({ company: name, code: name })

const mappingSchema = z.strictObject({
  site: site.optional(),
  documents: z.record(name, document).optional(),
  blocks: z.record(name, block).optional(),
})

/** A file with it describes a dataset whose documents and blocks have other names than ours. */
export type SanityMapping = z.output<typeof mappingSchema>

/** The fields of a document that a mapping may name. */
export function mappedFields(document: string): string[] {
  const definition = documentDefinitions.get(document)
  return definition
    ? [...Object.keys(definition.schema.properties), ...(definition.hasBlocks ? ['blocks'] : [])]
    : []
}

/** The props of a block that a mapping may name. */
function mappedProps(type: string): string[] {
  const definition = blockDefinitions.get(type)
  return definition
    ? [...Object.keys(definition.props.properties), ...(definition.container ? ['blocks'] : [])]
    : []
}

/**
 * A mapping as its file has it, with our names of documents and blocks, which may be written as Sanity's (`newsItem`). Throws what is wrong
 * of it: a sentence for each fault, with its place and what may stand there.
 */
export function readMapping(given: unknown): SanityMapping {
  const result = mappingSchema.safeParse(given)
  if (!result.success) throw new Error(result.error.issues.map(shapeFault).join('\n'))
  const { documents = {}, blocks = {}, ...rest } = result.data
  const read: SanityMapping = {
    ...rest,
    documents: Object.fromEntries(
      Object.entries(documents).map(([key, value]) => [
        documentDefinitions.has(key) ? key : ourName(key),
        value,
      ]),
    ),
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([key, { type, ...more }]) => [
        key,
        { type: blockDefinitions.has(type) ? type : ourName(type), ...more },
      ]),
    ),
  }
  const faults = nameFaults(read)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return read
}

const unknown = (place: string, key: string, allowed: readonly string[]): string =>
  `${place} has "${key}", which is none of ${allowed.join(', ')}.`

/** The part of the schema at a place. */
function keysAt([part, key]: readonly PropertyKey[]): string[] {
  if (part === undefined) return Object.keys(mappingSchema.shape)
  if (part === 'site') return Object.keys(site.shape)
  return key === undefined ? [] : Object.keys((part === 'blocks' ? block : document).shape)
}

function shapeFault(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.') || 'The mapping'
  if (issue.code !== 'unrecognized_keys') return `${place}: ${issue.message}.`
  return issue.keys.map((key) => unknown(place, key, keysAt(issue.path))).join('\n')
}

function nameFaults({ site, documents = {}, blocks = {} }: SanityMapping): string[] {
  const faults: string[] = []
  const names = [...documentDefinitions.keys()]
  for (const [name, { fields = {} }] of Object.entries(documents)) {
    if (!names.includes(name)) {
      faults.push(unknown('documents', name, names.map(sanityName)))
      continue
    }
    const own = mappedFields(name)
    for (const field of Object.keys(fields))
      if (!own.includes(field)) faults.push(unknown(`documents.${name}.fields`, field, own))
    if (site && name !== 'site' && fields.site)
      faults.push(
        `documents.${name}.fields.site is not read beside "site", which says that all documents are of one clinic: leave out one of them.`,
      )
  }
  for (const [name, { type, props = {} }] of Object.entries(blocks)) {
    if (!blockDefinitions.has(type)) {
      faults.push(unknown(`blocks.${name}.type`, type, [...blockDefinitions.keys()]))
      continue
    }
    const own = mappedProps(type)
    for (const prop of Object.keys(props))
      if (!own.includes(prop)) faults.push(unknown(`blocks.${name}.props`, prop, own))
  }
  return faults
}
