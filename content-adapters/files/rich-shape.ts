import { compileSchema, defineSchema } from '@portabletext/schema'
import { richDecorators, richLists, richStyles } from '../../schemas/rich/text-block.ts'

const named = (names: readonly string[]) => names.map((name) => ({ name }))
const field = (name: string, type: 'string' | 'array' | 'number' = 'string') => ({ name, type })

/**
 * Our rich text, as the library of Markdown knows it: what it does not name, such as HTML, it writes as text or says that it is lost.
 * `image` is our picture, `table` and `callout` are ours in the shape of the library.
 */
export const richShape = compileSchema(
  defineSchema({
    styles: named(richStyles),
    lists: named(richLists),
    decorators: named(richDecorators),
    annotations: [{ name: 'link', fields: [field('href')] }],
    blockObjects: [
      { name: 'image', fields: [field('src'), field('alt'), field('title')] },
      { name: 'table', fields: [field('rows', 'array'), field('headerRows', 'number')] },
      { name: 'callout', fields: [field('tone'), field('content', 'array')] },
    ],
    inlineObjects: [{ name: 'image', fields: [field('src'), field('alt'), field('title')] }],
  }),
)
