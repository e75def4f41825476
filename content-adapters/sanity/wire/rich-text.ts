import { isRecord } from '../../../schemas/core/is-record.ts'
import { type RichObjectName, richObjects } from '../../../schemas/rich/objects.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import { richLists, richStyles } from '../../../schemas/rich/text-block.ts'
import { richName } from '../type-name.ts'
import { withKey, withoutMadeKey } from './keys.ts'
import { type Pictures, readImage } from './picture.ts'

type Item = Record<string, unknown>

const names = Object.keys(richObjects) as RichObjectName[]
const ours = new Map(names.map((name) => [richName(name), name]))

const has = (list: readonly string[], value: unknown) => typeof value === 'string' && list.includes(value)

/** Styles that our texts do not have, and what stands in for them. `was` keeps the original, for the way back. */
const styleOf = (style: unknown) =>
  style === 'h1' ? 'h2' : style === 'h5' || style === 'h6' ? 'h4' : ('normal' as const)

/** Properties of a text block that our texts do not have, replaced by the nearest that they have. */
function readBlock(block: Item): Item {
  const { style, listItem, level } = block
  const was: Item = {}
  const next: Item = {}
  if (style !== undefined && !has(richStyles, style)) {
    was.style = style
    next.style = styleOf(style)
  }
  if (listItem !== undefined && !has(richLists, listItem)) {
    was.listItem = listItem
    next.listItem = 'bullet'
  }
  if (typeof level === 'number' && level > 6) {
    was.level = level
    next.level = 6
  }
  return Object.keys(was).length === 0 ? block : { ...block, ...next, was }
}

const writeBlock = ({ was, ...block }: Item): Item => (isRecord(was) ? { ...block, ...was } : block)

const each = (list: unknown, change: (item: unknown, index: number) => unknown): unknown =>
  Array.isArray(list) ? list.map(change) : list

const within = (item: Item, name: string, change: (item: unknown, index: number) => unknown): Item =>
  Array.isArray(item[name]) ? { ...item, [name]: each(item[name], change) } : item

/** A cell of a table is a text in Sanity, because its studio edits nothing smaller. */
function writeCell(cell: unknown, index: number): unknown {
  if (!isRecord(cell) || !Array.isArray(cell.children)) return withKey(cell, index)
  const { children, markDefs, _type, ...rest } = cell
  const line = { _type: 'block', style: 'normal', children, ...(markDefs !== undefined && { markDefs }) }
  return withKey({ ...rest, _type: richName('cell'), content: [writeItem(line, 0)] }, index)
}

function readCell(given: unknown, pictures: Pictures): unknown {
  const cell = withoutMadeKey(given)
  if (typeof cell === 'string') return { _type: 'cell', children: [{ _type: 'span', text: cell }] }
  if (!isRecord(cell) || !Array.isArray(cell.content)) return cell
  const { content, _type, ...rest } = cell
  const lines = content.map((line) => readItem(line, pictures)).filter(isRecord)
  const children = lines.flatMap(({ children }, index) => [
    ...(index > 0 ? [{ _type: 'span', text: '\n' }] : []),
    ...(Array.isArray(children) ? children : []),
  ])
  const markDefs = lines.flatMap(({ markDefs }) => (Array.isArray(markDefs) ? markDefs : []))
  const hasMarkDefs = lines.some(({ markDefs }) => markDefs !== undefined)
  return { ...rest, _type: 'cell', children, ...(hasMarkDefs && { markDefs }) }
}

/** One object of a text: of ours, or unchanged. `image` is Sanity's own picture. */
function readObject(item: Item, pictures: Pictures): Item {
  if (item._type === 'image') return readPicture({ ...item, image: item }, pictures)
  const name = ours.get(String(item._type))
  if (name === 'picture') return readPicture(item, pictures)
  if (name) return { ...item, _type: name }
  // The plug-in `@sanity/table` has rows of plain texts.
  const isTable =
    item._type === 'table' &&
    Array.isArray(item.rows) &&
    item.rows.some((row) => isRecord(row) && row._type === 'tableRow')
  return isTable ? within(item, 'rows', (row) => (isRecord(row) ? { ...row, _type: 'row' } : row)) : item
}

const readPicture = ({ image, alt, ...rest }: Item, pictures: Pictures): Item => ({
  ...(image === undefined ? rest : { ...rest, ...readImage(image, pictures), image }),
  ...(alt !== undefined && { alt }),
  _type: 'picture',
})

function readItem(given: unknown, pictures: Pictures): unknown {
  const item = withoutMadeKey(given)
  if (!isRecord(item)) return item
  const inner = (one: unknown) => readItem(one, pictures)
  if (item._type === 'block')
    return within(within(readBlock(item), 'children', inner), 'markDefs', withoutMadeKey)
  const object = readObject(item, pictures)
  if (object._type === 'table')
    return within(object, 'rows', (given) => {
      const row = withoutMadeKey(given)
      return isRecord(row)
        ? within({ ...row, _type: 'row' }, 'cells', (cell) => readCell(cell, pictures))
        : row
    })
  return object._type === 'callout' ? within(object, 'content', inner) : object
}

function writeItem(given: unknown, index: number): unknown {
  const item = withKey(given, index)
  if (!isRecord(item)) return item
  if (item._type === 'block')
    return within(within(writeBlock(item), 'children', writeItem), 'markDefs', withKey)
  if (!has(names, item._type)) return item
  const object = { ...item, _type: richName(String(item._type)) }
  if (item._type === 'picture' && 'image' in item) return writePicture(object)
  if (item._type === 'table')
    return within(object, 'rows', (row, at) =>
      withKey(isRecord(row) ? within({ ...row, _type: richName('row') }, 'cells', writeCell) : row, at),
    )
  return item._type === 'callout' ? within(object, 'content', writeItem) : object
}

/** What follows from an uploaded picture is not written beside it. */
const writePicture = ({ src, width, height, focus, ...rest }: Item): Item => rest

/** Our text of Sanity's. Objects of other types stay as they are. */
export const richFromSanity = (content: readonly unknown[], pictures: Pictures): PortableText =>
  content.map((item) => readItem(item, pictures)) as PortableText

/** Sanity's text of ours. */
export const richToSanity = (content: readonly unknown[]): unknown[] => content.map(writeItem)

/** Paragraphs of a text without marks, where a dataset has a string. */
export const richFromPlain = (text: string): PortableText =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({
      _type: 'block',
      style: 'normal',
      children: [{ _type: 'span', text: paragraph.trim(), marks: [] }],
      markDefs: [],
    }))
