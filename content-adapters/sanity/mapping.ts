import { z } from 'zod'

const name = z.string().min(1)
/** A field of a document: an expression of GROQ, from the document. */
const fields = z.record(name, name)

const document = z.strictObject({
  type: name,
  /** By our names; a field that is not named is read by its own name. */
  fields: fields.optional(),
  /** Which of them there are for us: a condition of GROQ. */
  filter: name.optional(),
})

/** What a block of another name is with us: which block, and by which names our fields are read. */
const block = z.strictObject({ type: name, props: fields.optional() })

/** A file with it describes a dataset whose documents and blocks have other names than ours. */
export const mappingSchema = z.strictObject({
  /** The clinic of all documents, of a dataset that has no documents `site`. */
  site: z.strictObject({ company: name, code: name }).optional(),
  documents: z.record(name, document).optional(),
  blocks: z.record(name, block).optional(),
})

export type SanityMapping = z.output<typeof mappingSchema>
