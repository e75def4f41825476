import type { TypedObject } from '@portabletext/types'
import { isSpan } from '../../../schemas/rich/portable-text.ts'
import type { TableCell } from '../../../schemas/rich/table.ts'

type Child = TableCell['children'][number]

/** Stands for an object in the plain text of a cell. */
export const objectSign = '\ufffc'

const textOf = (child: Child) => (isSpan(child) ? child.text : objectSign)

/** The plain text of a cell, with a sign for each object in it. */
export const cellText = (children: readonly Child[]): string => children.map(textOf).join('')

/** The part of a cell between two places of its plain text. */
function between(children: readonly Child[], from: number, to: number): Child[] {
  let start = 0
  return children.flatMap((child) => {
    const text = textOf(child)
    const begin = start
    start += text.length
    const [first, last] = [Math.max(from - begin, 0), Math.min(to - begin, text.length)]
    if (first >= last) return []
    return isSpan(child) ? [{ ...child, text: text.slice(first, last) }] : [child]
  })
}

function commonLength(one: string, other: string, max: number): number {
  let length = 0
  while (length < max && one[length] === other[length]) length++
  return length
}

const reversed = (text: string) => text.split('').reverse().join('')

/** Neighbours with the same marks as one; keys are unique again. */
function joined(children: readonly Child[]): Child[] {
  const found: Child[] = []
  const keys = new Set<string>()
  for (const child of children) {
    const last = found.at(-1)
    if (isSpan(last) && isSpan(child) && String(last.marks ?? []) === String(child.marks ?? [])) {
      found[found.length - 1] = { ...last, text: last.text + child.text }
      continue
    }
    const { _key = `s${found.length}` } = child
    let key = _key
    for (let count = 1; keys.has(key); count++) key = `${_key}-${count}`
    keys.add(key)
    found.push({ ...child, _key: key } as Child)
  }
  return found
}

/** A cell with another plain text: unchanged parts keep their marks, new ones get those before them. */
export function retype(children: readonly Child[], text: string): readonly (Child | TypedObject)[] {
  const before = cellText(children)
  if (before === text) return children
  const shorter = Math.min(before.length, text.length)
  const start = commonLength(before, text, shorter)
  const end = commonLength(reversed(before), reversed(text), shorter - start)
  const added = text.slice(start, text.length - end).replaceAll(objectSign, '')
  const neighbour = between(children, Math.max(start - 1, 0), Math.max(start, 1)).find(isSpan)
  const marks = neighbour?.marks ?? []
  return joined([
    ...between(children, 0, start),
    ...(added === '' ? [] : [{ _type: 'span' as const, _key: 'new', text: added, marks }]),
    ...between(children, before.length - end, before.length),
  ])
}
