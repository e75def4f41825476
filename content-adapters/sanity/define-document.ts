import type { Label, TObject } from '../../schemas/core/type.ts'

/** A kind of document in Sanity. Studio, reading and export follow from it. */
export type DocumentDefinition<Schema extends TObject = TObject> = {
  /** As its file: `news-item`. Its type in Sanity is `newsItem`. */
  name: string
  label: Label
  /** Its fields, as those of a block; `t.reference` to one of `references` names a document. */
  schema: Schema
  /** What documents are called in `t.reference`: their names here, and the areas of ours whose rows they stand for. */
  areas?: readonly string[]
  /** It has an array `blocks` with blocks of ours. */
  hasBlocks?: true
  /** The field that the studio lists it by, and that of its picture. */
  preview: { title: keyof Schema['properties'] & string; media?: keyof Schema['properties'] & string }
}

/** Declares a kind of document; the default export of its file in `documents`, which is found by name. */
export const defineDocument = <Schema extends TObject>(
  definition: DocumentDefinition<Schema>,
): DocumentDefinition<Schema> => definition
