import { knownTypes } from './known-types.ts'
import { richObjects } from './objects.ts'
import { textBlock } from './text-block.ts'

/**
 * JSON Schema of `PortableText`: text blocks with our styles, lists, decorators and links, and our objects. Objects of other
 * types and properties that the schema does not name are valid: they are kept, and drawn as nothing.
 */
export const portableTextSchema = {
  type: 'array',
  maxItems: 2000,
  items: knownTypes([textBlock, ...Object.values(richObjects)]),
}
