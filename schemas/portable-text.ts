import type { PortableTextBlock, PortableTextMarkDefinition, PortableTextSpan } from '@portabletext/types'
import { hrefPattern } from './formats/href.ts'

/** Rich text: paragraphs, headings, quotes and list items (Portable Text). Never HTML. */
export type PortableText = PortableTextBlock<PortableTextMarkDefinition, PortableTextSpan>[]

export const richStyles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
export const richLists = ['bullet', 'number'] as const
export const richDecorators = ['strong', 'em', 'underline', 'code'] as const

const key = { type: 'string', maxLength: 40, pattern: '\\S' }

const span = {
  type: 'object',
  properties: {
    _type: { const: 'span' },
    _key: key,
    text: { type: 'string', maxLength: 20000 },
    marks: { type: 'array', items: { type: 'string', maxLength: 40 }, maxItems: 20 },
  },
  required: ['_type', 'text'],
  additionalProperties: false,
}

const linkDefinition = {
  type: 'object',
  properties: {
    _type: { const: 'link' },
    _key: key,
    href: { type: 'string', maxLength: 2000, pattern: hrefPattern },
  },
  required: ['_type', '_key', 'href'],
  additionalProperties: false,
}

/** JSON Schema of `PortableText`: text blocks with our styles, lists, decorators and links, and nothing else. */
export const portableTextSchema = {
  type: 'array',
  maxItems: 2000,
  items: {
    type: 'object',
    properties: {
      _type: { const: 'block' },
      _key: key,
      style: { type: 'string', enum: [...richStyles] },
      listItem: { type: 'string', enum: [...richLists] },
      level: { type: 'integer', minimum: 1, maximum: 6 },
      children: { type: 'array', items: span, maxItems: 2000 },
      markDefs: { type: 'array', items: linkDefinition, maxItems: 500 },
    },
    required: ['_type', 'children'],
    additionalProperties: false,
  },
}
