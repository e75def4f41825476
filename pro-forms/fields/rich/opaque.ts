import type { PortableText } from '../../../schemas/portable-text.ts'
import { isRecord } from '../../../schemas/schema-shape.ts'

/** How the editor calls what it does not know. */
export const opaqueType = 'opaque'

/** Something that the editor carries about without a look at it. */
export type Opaque = { _type: typeof opaqueType; _key: string; json: string }

/** What an editor is given and gives back: text with keys everywhere, and opaque things in it. */
export type EditorBlock = { _type: string; _key: string; [name: string]: unknown }

const wrap = (value: unknown, key: string): Opaque => ({
  _type: opaqueType,
  _key: key,
  json: JSON.stringify(value),
})

/** The thing itself; a copy of it, which has another key, gets that. */
export function unwrap({ _key, json }: Opaque): unknown {
  const value: unknown = JSON.parse(json)
  return isRecord(value) && typeof value._key === 'string' && value._key !== _key ? { ...value, _key } : value
}

const isText = (block: unknown): block is PortableText[number] =>
  isRecord(block) && block._type === 'block' && Array.isArray(block.children)

/** The keys of a list, in which there is none twice: those that are there, and new ones for the rest. */
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
 * Stored text as the editor can take it, which refuses what it does not know: keys where there are none, and everything
 * unknown as `Opaque`. `editedText` is the way back.
 */
export function toEditor(content: readonly unknown[]): EditorBlock[] {
  const keys = keysOf(content, 'block-')
  return content.map((block, index) => {
    const key = keys[index] ?? ''
    if (!isText(block)) return wrap(block, key)
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
