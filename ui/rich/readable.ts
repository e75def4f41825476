import type { PortableTextBlock, TypedObject } from '@portabletext/types'
import { isRecord, oneOf, records } from './values.ts'

const styles = ['normal', 'h2', 'h3', 'h4', 'blockquote']
const lists = ['bullet', 'number']
const decorators = ['strong', 'em', 'underline', 'strike-through', 'code']
const objects = ['picture', 'table', 'file', 'callout']
const deepestLevel = 6

/**
 * A line of text reduced to known fields: the toolkit looks up names in plain objects, so an unknown one could find
 * `constructor`.
 */
export function readableBlock(
  block: Record<string, unknown>,
  key: string,
  style?: string,
): PortableTextBlock {
  const links = records(block.markDefs).flatMap(({ _type, _key, href }) =>
    _type === 'link' && typeof _key === 'string' ? [{ _type, _key: `link-${_key}`, href }] : [],
  )
  const markOf = (mark: unknown) =>
    oneOf(decorators, mark) ?? links.find(({ _key }) => _key === `link-${mark}`)?._key
  const listItem = oneOf(lists, block.listItem)
  const level = Number.isInteger(block.level) ? Math.min(Math.max(Number(block.level), 1), deepestLevel) : 1
  return {
    _type: 'block',
    _key: key,
    style: style ?? oneOf(styles, block.style) ?? 'normal',
    ...(listItem && { listItem, level }),
    markDefs: links,
    children: records(block.children).flatMap(({ _type, text, marks, ...rest }, index) => {
      const _key = String(index)
      if (_type === 'picture') return { _type, _key, value: rest }
      if (_type !== 'span' || typeof text !== 'string') return []
      const known = Array.isArray(marks)
        ? marks.flatMap((mark) => (typeof mark === 'string' && markOf(mark)) || [])
        : []
      return { _type, _key, text, marks: known }
    }),
  }
}

/** An object for its component, which reads the value itself. */
const readableObject = (value: Record<string, unknown>, type: string, key: string): TypedObject => ({
  _type: type,
  _key: key,
  ...{ value },
})

/** The parts of a text that are drawn: lines, and objects of known types. */
export const readable = (content: unknown, only: 'text' | 'all' = 'all'): TypedObject[] =>
  records(content).flatMap((block, index) => {
    const key = String(index)
    if (block._type === 'block') return Array.isArray(block.children) ? [readableBlock(block, key)] : []
    const type = only === 'all' ? oneOf(objects, block._type) : undefined
    return type ? [readableObject(block, type, key)] : []
  })

/** The value that `readable` put into an object. */
export const fieldsOf = (object: unknown): Record<string, unknown> =>
  isRecord(object) && isRecord(object.value) ? object.value : {}
