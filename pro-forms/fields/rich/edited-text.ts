import { isEqual } from '../../../schemas/core/is-equal.ts'
import { isRecord } from '../../../schemas/core/schema-shape.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import { type EditorBlock, type Opaque, opaqueType, toEditor, unwrap } from './opaque.ts'

const isOpaque = (value: unknown): value is Opaque => isRecord(value) && value._type === opaqueType
/** The original of an opaque value; other values as they are. */
const open = (value: unknown): unknown => (isOpaque(value) ? unwrap(value) : value)

const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const withoutKey = ({ _key, ...rest }: Record<string, unknown>) => rest

/** A block without the editor's automatic changes: keys, empty spans, split spans. */
function essence(block: EditorBlock): unknown {
  const { _key, children, markDefs, ...rest } = block
  const definitions = new Map(list(markDefs).map((one) => [one._key, withoutKey(one)]))
  const parts: { text?: string; marks?: unknown[]; rest: unknown }[] = []
  for (const { text, marks, ...other } of list(children)) {
    const rest = withoutKey(other)
    if (typeof text !== 'string') {
      parts.push({ rest })
      continue
    }
    const meant = Array.isArray(marks) ? marks.map((mark) => definitions.get(mark) ?? mark) : []
    const last = parts.at(-1)
    if (text === '') continue
    if (last?.text !== undefined && isEqual(last.marks, meant) && isEqual(last.rest, rest)) last.text += text
    else parts.push({ text, marks: meant, rest })
  }
  return { ...rest, parts }
}

/** An edited block; opaque values and properties that the editor omits are restored from the stored block. */
function edited(block: EditorBlock, stored: unknown): unknown {
  const { children, markDefs, ...rest } = block
  const before = isRecord(stored) ? stored : {}
  const names = new Set([...Object.keys(block), 'style', 'level', 'listItem', 'markDefs'])
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name)))
  return {
    ...others,
    ...rest,
    ...(Array.isArray(markDefs) && { markDefs: markDefs.map(open) }),
    children: list(children).map(open),
  }
}

/**
 * The text to store after an edit: unchanged blocks are the same objects as in `content`, and without any change the
 * result is `content` itself.
 */
export function editedText(content: readonly unknown[], now: readonly EditorBlock[]): PortableText {
  const given = toEditor(content)
  const places = new Map(given.map((block, index) => [block._key, index]))
  const next = now.map((block) => {
    const index = places.get(block._key) ?? -1
    const before = given[index]
    if (before && isEqual(essence(before), essence(block))) return content[index]
    return isOpaque(block) ? unwrap(block) : edited(block, content[index])
  })
  const isSame = next.length === content.length && next.every((block, index) => block === content[index])
  return (isSame ? content : next) as PortableText
}
