import type { TypedObject } from '@portabletext/types'
import type { RichCallout } from '../rich/callout.ts'
import type { RichFile } from '../rich/file.ts'
import { isSpan, type PortableText, type TextBlock } from '../rich/portable-text.ts'
import type { richLists, richStyles } from '../rich/text-block.ts'
import { type Line, richLine } from './rich-line.ts'
import { short } from './short.ts'

type Style = (typeof richStyles)[number]
type List = (typeof richLists)[number]

/** Style and list of the current block. `level` counts from 1. */
export type BlockLook = { style: Style; list?: { kind: List; level: number } }

/** Bounds of the schema. */
const max = { blocks: 2000, blocksOfCallout: 100, level: 6 }

/** Bound of the schemas for captions and names. */
const maxName = 300

/** The plain text of a line, without breaks, as a caption or a name has it. */
export const nameOf = ({ children }: Line): string =>
  short(
    children
      .map((child) => (isSpan(child) ? child.text : ''))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    maxName,
  )

/** The file of a line that is only a link to it. */
function fileOf({ link, ...line }: Line, key: string): RichFile | undefined {
  const name = nameOf(line)
  if (!link?.isFile || name === '') return undefined
  const { href, bytes, more } = link
  return { ...more, _type: 'file', _key: key, href, name, ...(bytes !== undefined && { bytes }) }
}

/**
 * Collects text into Portable Text blocks within the limits of its schema. Keys are derived from positions, so the same
 * text gets the same keys.
 */
export function richBuilder(look: () => BlockLook) {
  const blocks: PortableText = []
  let callout: { fields: Pick<RichCallout, 'tone'>; content: TextBlock[] } | undefined
  const line = richLine(() => {
    if (!isHeld) flush()
  })
  /** True while the line is the text of a cell or a caption, so that it does not become a block. */
  let isHeld = false

  const key = () => `b${blocks.length}${callout ? `c${callout.content.length}` : ''}`

  /** Adds a block or an object, if there is room. */
  function push(block: TextBlock | TypedObject) {
    if (callout) {
      if (callout.content.length < max.blocksOfCallout) callout.content.push(block as TextBlock)
    } else if (blocks.length < max.blocks) blocks.push(block)
  }

  /** Ends the current block, if it has something to see. Pictures and a file that stand alone are objects. */
  function flush() {
    const start = key()
    const taken = line.take(start)
    if (!taken) return
    const { children, markDefs } = taken
    const { style, list } = look()
    if (!callout && !list && style === 'normal') {
      const pictures = children.filter(({ _type }) => _type === 'picture')
      if (pictures.length > 0 && children.every((child) => !isSpan(child) || child.text.trim() === '')) {
        for (const child of children) if (!isSpan(child)) push({ ...child, _key: key() })
        return
      }
      const file = fileOf(taken, start)
      if (file) return push(file)
    }
    push({
      _type: 'block',
      _key: start,
      style,
      ...(list && { listItem: list.kind, level: Math.min(list.level, max.level) }),
      markDefs,
      children,
    })
  }

  return {
    blocks,
    line,
    key,
    flush,
    /** Adds an object between paragraphs. */
    object(value: TypedObject) {
      flush()
      push(value)
    },
    /** Gives the last object a caption, if it has none. */
    captionLast(caption: string) {
      const last = blocks.at(-1)
      if (last) blocks[blocks.length - 1] = { ...{ caption }, ...last }
    },
    /** Keeps the line from becoming a block, until `take` or `flush`. */
    hold(next: boolean) {
      isHeld = next
    },
    openCallout(fields: Pick<RichCallout, 'tone'>) {
      flush()
      callout = { fields, content: [] }
    },
    closeCallout() {
      flush()
      if (!callout) return
      const { fields, content } = callout
      callout = undefined
      if (content.length > 0) push({ ...fields, _type: 'callout', _key: key(), ...{ content } })
    },
    isInCallout: () => callout !== undefined,
  }
}

export type RichBuilder = ReturnType<typeof richBuilder>
