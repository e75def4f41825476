import type {
  PortableTextBlock,
  PortableTextMarkDefinition,
  PortableTextSpan,
  TypedObject,
} from '@portabletext/types'
import { isRecord } from '../core/is-record.ts'

/** A paragraph, heading, quote or list item. */
export type TextBlock = PortableTextBlock<PortableTextMarkDefinition, PortableTextSpan | TypedObject>

/** Rich text (Portable Text): paragraphs, headings, quotes, list items, and objects between them. Never HTML. */
export type PortableText = (TextBlock | TypedObject)[]

/** True for a paragraph, heading, quote or list item. */
export const isTextBlock = (value: unknown): value is TextBlock =>
  isRecord(value) && value._type === 'block' && Array.isArray(value.children)

/** True for a text with the same marks. */
export const isSpan = (value: unknown): value is PortableTextSpan =>
  isRecord(value) && value._type === 'span' && typeof value.text === 'string'
