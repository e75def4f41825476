import type { PortableText } from '../../../schemas/portable-text.ts'
import { isRecord } from '../../../schemas/schema-shape.ts'
import { isEqual } from '../../is-equal.ts'
import { type EditorBlock, type Opaque, opaqueType, toEditor, unwrap } from './opaque.ts'

const isOpaque = (value: unknown): value is Opaque => isRecord(value) && value._type === opaqueType
/** The thing itself where a value is opaque. */
const open = (value: unknown): unknown => (isOpaque(value) ? unwrap(value) : value)

const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const withoutKey = ({ _key, ...rest }: Record<string, unknown>) => rest

/** A block without what an editor may change about it although nobody has edited: keys, empty spans, spans cut in two. */
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

/** A block that was edited, with all in it that was not: opaque things as they were, and what the editor leaves out. */
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
 * The text to store after an edit: blocks in which nothing was changed are those of `content`, byte for byte, and where
 * no block was, `content` itself comes back.
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
