import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../schemas/core/schema-shape.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { editedText } from './edited-text.ts'
import { type EditorBlock, opaqueType, toEditor } from './opaque.ts'

type Span = { _type: string; _key: string; text: string; marks: string[] }

/** Every rich text in a value. */
function textsIn(value: unknown): unknown[][] {
  if (Array.isArray(value))
    return value.some((one) => isRecord(one) && one._type === 'block') ? [value] : value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

const examples = [...blockDefinitions.values()].flatMap(({ example }) => textsIn(example))

/** Text as another program may have stored it: without keys, with unknown styles, marks and objects. */
const key = fc.option(fc.string({ minLength: 1, maxLength: 4 }), { nil: undefined })
const span = fc.record(
  {
    _type: fc.constant('span'),
    _key: key,
    text: fc.string(),
    marks: fc.array(fc.constantFrom('strong', 'em', 'theirs', 'm1', 'm2')),
    dir: fc.constant('rtl'),
  },
  { requiredKeys: ['_type', 'text'] },
)
const inline = fc.record({ _type: fc.constant('mention'), _key: key, user: fc.json() })
const block = fc.record(
  {
    _type: fc.constant('block'),
    _key: key,
    style: fc.constantFrom('normal', 'h2', 'theirs'),
    listItem: fc.constantFrom('bullet', 'theirs'),
    align: fc.constantFrom('left', 'center'),
    children: fc.array(fc.oneof({ weight: 4, arbitrary: span }, inline), { maxLength: 4 }),
    markDefs: fc.constantFrom(
      [{ _type: 'link', _key: 'm1', href: '/a', rel: 'nofollow' }],
      [{ _type: 'comment', _key: 'm2', by: { id: 1 } }],
    ),
  },
  { requiredKeys: ['_type', 'children'] },
)
const table = fc.record({ _type: fc.constant('table'), _key: key, rows: fc.array(fc.jsonValue()) })
const content = fc.array(fc.oneof({ weight: 4, arbitrary: block }, table, fc.constant(null)), {
  maxLength: 5,
})

/** The editor's own normalization: equal spans merged, empty ones removed, new keys. */
function normalized(blocks: EditorBlock[]): EditorBlock[] {
  return blocks.map((one) => {
    if (one._type === opaqueType) return one
    const children: Span[] = []
    for (const child of one.children as Span[]) {
      const last = children.at(-1)
      if (last?._type === 'span' && child._type === 'span' && String(last.marks) === String(child.marks))
        children[children.length - 1] = { ...last, text: last.text + child.text }
      else children.push({ ...child, _key: `n${child._key}` })
    }
    return { ...one, children }
  })
}

describe('rich text after an edit', () => {
  it('is found in the examples', () => {
    expect(examples.length).toBeGreaterThan(3)
  })
  it.each(examples)('is the same object where nothing was changed: %#', (...blocks) => {
    expect(editedText(blocks, toEditor(blocks))).toBe(blocks)
    expect(editedText(blocks, normalized(toEditor(blocks)))).toBe(blocks)
  })
  it('is the same where nothing was changed, whatever is in it', () => {
    fc.assert(
      fc.property(content, (text) => {
        expect(editedText(text, toEditor(text))).toBe(text)
      }),
    )
  })
  it('keeps every other block byte for byte when one is written in', () => {
    fc.assert(
      fc.property(content, fc.nat(), (text, seed) => {
        const blocks = toEditor(text)
        const writable = blocks.flatMap(({ _type }, index) => (_type === opaqueType ? [] : [index]))
        fc.pre(writable.length > 0)
        const at = writable[seed % writable.length] ?? 0
        const written: Span = { _type: 'span', _key: 'new', text: 'ы', marks: [] }
        const now = blocks.with(at, {
          ...(blocks[at] as EditorBlock),
          children: [...((blocks[at] as EditorBlock).children as Span[]), written],
        })
        const next = editedText(text, now) as unknown[]
        expect(next.toSpliced(at, 1)).toEqual(text.toSpliced(at, 1))
        for (const [index, one] of next.entries()) if (index !== at) expect(one).toBe(text[index])
      }),
    )
  })
  it('keeps the unknown in the block that is written in', () => {
    const mention = { _type: 'mention', user: { id: 7 } }
    const comment = { _type: 'comment', _key: 'c', by: { id: 1 } }
    const stored = {
      _type: 'block',
      _key: 'b',
      style: 'theirs',
      align: 'center',
      markDefs: [comment],
      children: [{ _type: 'span', _key: 's', text: 'Я', marks: ['c', 'glow'] }, mention],
    }
    const [given] = toEditor([stored]) as [EditorBlock]
    const [first, ...rest] = given.children as Span[]
    const { align: _, ...leftOut } = given
    const [next] = editedText(
      [stored],
      [{ ...leftOut, children: [{ ...first, text: 'Як' }, ...rest] } as EditorBlock],
    )
    expect(next).toEqual({
      ...stored,
      children: [{ _type: 'span', _key: 's', text: 'Як', marks: ['c', 'glow'] }, mention],
    })
  })
})
