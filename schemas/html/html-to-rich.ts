import type { PortableText } from '../rich/portable-text.ts'
import { dataTables } from './data-tables.ts'
import { readTags } from './read-tags.ts'
import { richReader } from './rich-reader.ts'

/**
 * Converts HTML to Portable Text: paragraphs, headings, lists, quotes, decorators, safe links, pictures, tables, files and the elements of
 * `richToHtml`. Other elements are reduced to their text or dropped. The result is always valid against `portableTextSchema`; longer texts
 * are cut off at the end.
 */
export function htmlToRich(html: string): PortableText {
  const reader = richReader(dataTables(html))
  readTags(html, reader)
  return reader.end()
}
