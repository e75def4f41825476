import { line } from './line.ts'
import { key } from './rich-object.ts'

export const richStyles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
export const richLists = ['bullet', 'number'] as const
export const richDecorators = ['strong', 'em', 'underline', 'strike-through', 'code'] as const

/** A paragraph, heading, quote or list item. */
export const textBlock = {
  type: 'object',
  properties: {
    _type: { const: 'block' },
    _key: key,
    style: { type: 'string', enum: [...richStyles] },
    listItem: { type: 'string', enum: [...richLists] },
    level: { type: 'integer', minimum: 1, maximum: 6 },
    ...line,
  },
  required: ['_type', 'children'],
}
