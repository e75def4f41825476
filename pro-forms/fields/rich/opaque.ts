import { isRecord } from '../../../schemas/core/schema-shape.ts'
import { isTextBlock } from '../../../schemas/rich/portable-text.ts'

/** The node type under which the editor preserves unknown objects. */
export const opaqueType = 'opaque'

/** An unknown object that the editor preserves without reading it. */
export type Opaque = { _type: typeof opaqueType; _key: string; json: string }

/** A block in the editor: every node has a key, and unknown objects are opaque. */
export type EditorBlock = { _type: string; _key: string; [name: string]: unknown }

/** A value that the editor preserves without reading it. */
export const wrap = (value: unknown, key: string): Opaque => ({
  _type: opaqueType,
  _key: key,
  json: JSON.stringify(value),
})

/** The original object, as it was. */
export const contentOf = (node: object): unknown =>
  'json' in node && typeof node.json === 'string' ? JSON.parse(node.json) : undefined

/** The original object; a copy made in the editor has a new key, which is applied. */
export function unwrap({ _key, json }: Opaque): unknown {
  const value: unknown = JSON.parse(json)
  return isRecord(value) && typeof value._key === 'string' && value._key !== _key ? { ...value, _key } : value
}

/** Unique keys for a list: existing ones are preserved, missing ones generated. */
function keysOf(list: readonly unknown[], start: string): string[] {
  const taken = new Set<string>()
  return list.map((one, index) => {
    const own = isRecord(one) && typeof one._key === 'string' ? one._key : ''
    const key = own === '' || taken.has(own) ? `${start}${index}` : own
    taken.add(key)
    return key
  })
}

const child = (value: unknown, key: string) =>
  isRecord(value) && value._type === 'span' && typeof value.text === 'string'
    ? { ...value, _key: key, marks: Array.isArray(value.marks) ? value.marks : [] }
    : wrap(value, key)

const definition = (value: unknown, key: string) =>
  isRecord(value) && value._type === 'link' ? { ...value, _key: key } : wrap(value, key)

/**
 * Stored text in the format of the editor, which rejects unknown keys: missing keys are generated, and unknown objects become `Opaque`.
 * `editedText` is the inverse.
 */
export function toEditor(content: readonly unknown[]): EditorBlock[] {
  const keys = keysOf(content, 'block-')
  return content.map((block, index) => {
    const key = keys[index] ?? ''
    if (!isTextBlock(block)) return wrap(block, key)
    const definitions: unknown[] = Array.isArray(block.markDefs) ? block.markDefs : []
    const [marks, children] = [keysOf(definitions, `${key}-mark-`), keysOf(block.children, `${key}-`)]
    return {
      ...block,
      _key: key,
      style: block.style ?? 'normal',
      ...(block.listItem !== undefined && { level: block.level ?? 1 }),
      markDefs: definitions.map((one, at) => definition(one, marks[at] ?? '')),
      children: block.children.map((one, at) => child(one, children[at] ?? '')),
    }
  })
}
