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

const keyOf = (value: unknown, otherwise: string): string =>
  isRecord(value) && typeof value._key === 'string' && value._key !== '' ? value._key : otherwise

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
export const toEditor = (content: readonly unknown[]): EditorBlock[] =>
  content.map((block, index) => {
    const key = keyOf(block, `block-${index}`)
    if (!isText(block)) return wrap(block, key)
    const definitions: unknown[] = Array.isArray(block.markDefs) ? block.markDefs : []
    return {
      ...block,
      _key: key,
      style: block.style ?? 'normal',
      ...(block.listItem !== undefined && { level: block.level ?? 1 }),
      markDefs: definitions.map((one, at) => definition(one, keyOf(one, `${key}-mark-${at}`))),
      children: block.children.map((one, at) => child(one, keyOf(one, `${key}-${at}`))),
    }
  })
