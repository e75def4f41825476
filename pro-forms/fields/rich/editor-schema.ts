import { defineSchema } from '@portabletext/editor'
import { richDecorators, richLists, richStyles } from '../../../schemas/rich/text-block.ts'
import { type EditorBlock, opaqueType } from './opaque.ts'

const named = (names: Iterable<string>) => [...names].map((name) => ({ name }))

const words = (values: readonly unknown[]): string[] => values.filter((one) => typeof one === 'string')

/** Our styles, lists and marks, plus those that the text contains already, because the editor removes unknown ones. */
export function editorSchema(content: readonly EditorBlock[]) {
  const spans = content.flatMap(({ children }) => (Array.isArray(children) ? children : []))
  const marks = words(spans.flatMap(({ marks = [] }) => marks))
  const definitions = new Set(
    content.flatMap(({ markDefs }) => (Array.isArray(markDefs) ? markDefs.map(({ _key }) => _key) : [])),
  )
  const opaque = { name: opaqueType, fields: [{ name: 'json', type: 'string' as const }] }
  return defineSchema({
    styles: named(new Set([...richStyles, ...words(content.map(({ style }) => style))])),
    lists: named(new Set([...richLists, ...words(content.map(({ listItem }) => listItem))])),
    decorators: named(new Set([...richDecorators, ...marks.filter((mark) => !definitions.has(mark))])),
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }, opaque],
    blockObjects: [opaque],
    inlineObjects: [opaque],
  })
}
