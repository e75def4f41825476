import { isRecord } from '../../../schemas/core/is-record.ts'
import { htmlToRich } from '../../../schemas/html/html-to-rich.ts'
import { type EditorBlock, toEditor } from './opaque.ts'

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** HTML from the clipboard as blocks of the editor, with keys that no other paste has. */
export const pastedBlocks = (html: string, newKey: () => string): EditorBlock[] =>
  toEditor(htmlToRich(html)).map((block) => {
    if (block._type !== 'block') return { ...block, _key: newKey() }
    const definitions = records(block.markDefs).map((one) => ({ ...one, _key: newKey(), was: one._key }))
    const markOf = (mark: unknown) => definitions.find(({ was }) => was === mark)?._key ?? mark
    return {
      ...block,
      _key: newKey(),
      markDefs: definitions.map(({ was: _, ...one }) => one),
      children: records(block.children).map(({ marks, ...child }) => ({
        ...child,
        _key: newKey(),
        ...(Array.isArray(marks) && { marks: marks.map(markOf) }),
      })),
    }
  })
