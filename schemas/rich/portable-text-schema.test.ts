import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceAt } from '../core/edit.ts'
import { judge } from '../core/judge.ts'
import { isBlank } from '../core/localized.ts'
import { resolveValue } from '../core/resolve.ts'
import { t } from '../core/type.ts'
import { places } from '../testing/places.ts'

const schema = t.rich()
const judged = (content: unknown) => judge(schema, { ru: content })
const problems = (content: unknown) => judged(content).problems

const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: text, text, marks })
const block = (...children: object[]) => ({ _type: 'block', style: 'normal', markDefs: [], children })
const cell = (text: string) => ({ _type: 'cell', children: [span(text)], markDefs: [] })
const row = (...texts: string[]) => ({ _type: 'row', cells: texts.map(cell) })
const picture = {
  _type: 'picture',
  _key: 'p',
  src: '/images/demo/one',
  width: 640,
  height: 480,
  alt: 'Кабинет',
}
const table = { _type: 'table', _key: 't', caption: 'Цены', headerRow: true, rows: [row('a', 'b'), row('c')] }
const file = { _type: 'file', _key: 'f', href: '/files/prices.pdf', name: 'Цены', bytes: 1024 }
const callout = { _type: 'callout', _key: 'c', tone: 'warning', content: [block(span('Осторожно'))] }
const unknown = { _type: 'poll', _key: 'u', question: { of: ['a', null, 1.5] }, children: 'x' }

describe('rich text', () => {
  it('takes pictures, tables, files and callouts, and strike-through', () => {
    const content = [block(span('a', ['strike-through']), picture), picture, table, file, callout]
    expect(judged({ ...content })).not.toEqual({ problems: [] })
    expect(problems(content)).toEqual([])
  })

  it.each([
    ['a picture by another scheme', { ...picture, src: 'javascript:alert(1)' }, ['src'], 'picture'],
    ['a picture inside the page', { ...picture, src: 'data:image/png;base64,AA' }, ['src'], 'picture'],
    ['a picture of no width', { ...picture, width: 0 }, ['width'], 'minimum'],
    ['a caption that is no text', { ...picture, caption: { ru: 'Да' } }, ['caption'], 'text'],
    ['a table without rows', { ...table, rows: [] }, ['rows'], 'minItems'],
    ['too many rows', { ...table, rows: Array(201).fill(row('a')) }, ['rows'], 'maxItems'],
    ['too many columns', { ...table, rows: [row(...Array(21).fill('a'))] }, ['rows', 0, 'cells'], 'maxItems'],
    [
      'a number in a cell',
      {
        ...table,
        rows: [
          row('a'),
          { _type: 'row', cells: [{ _type: 'cell', children: [{ _type: 'span', text: 1 }] }] },
        ],
      },
      ['rows', 1, 'cells', 0, 'children', 0, 'text'],
      'text',
    ],
    ['a file by another scheme', { ...file, href: 'javascript:alert(1)' }, ['href'], 'pattern'],
    ['a file without a name', { ...file, name: ' ' }, ['name'], 'blank'],
    ['half a byte', { ...file, bytes: 0.5 }, ['bytes'], 'integer'],
    ['an unknown tone', { ...callout, tone: 'loud' }, ['tone'], 'choice'],
    [
      'a paragraph that is none',
      { ...callout, content: [{ _type: 'block' }] },
      ['content', 0, 'children'],
      'required',
    ],
    ['a type that is no word', { ...file, _type: 7 }, ['_type'], 'text'],
    ['a key that is no word', { ...file, _key: 7 }, ['_key'], 'text'],
  ])('gives one problem at its place for %s', (_, value, path, code) => {
    expect(problems([block(span('a')), value]).map((one) => [one.path, one.code])).toEqual([
      [['ru', 1, ...path], code],
    ])
  })

  it('gives one problem for a wrong picture in a line, and for a wrong link in a cell', () => {
    expect(problems([block({ ...picture, src: 7 })]).map(({ path }) => path)).toEqual([
      ['ru', 0, 'children', 0, 'src'],
    ])
    const linked = { ...cell('a'), markDefs: [{ _type: 'link', _key: 'l', href: 'data:,x' }] }
    expect(
      problems([{ ...table, rows: [{ _type: 'row', cells: [linked] }] }]).map(({ path }) => path),
    ).toEqual([['ru', 0, 'rows', 0, 'cells', 0, 'markDefs', 0, 'href']])
  })

  it('gives at most one problem for anything wrong, anywhere in an object', () => {
    for (const value of [picture, table, file, callout]) {
      const all = [...places([value])].filter(({ path }) => path.length > 1)
      fc.assert(
        fc.property(fc.constantFrom(...all), fc.jsonValue(), ({ path }, wrong) => {
          const found = problems(replaceAt([value], path, wrong))
          // Another type is another object; inside a list or an object more may be wrong.
          const isDeep = typeof wrong === 'object' && wrong !== null
          if (!isDeep) expect(found.length).toBeLessThanOrEqual(1)
          for (const one of found) expect(one.path.slice(0, path.length + 1)).toEqual(['ru', ...path])
        }),
        { numRuns: 100 },
      )
    }
  })

  it('keeps objects and fields that it does not know', () => {
    const content = [
      unknown,
      { ...picture, focus: { x: 0.5 } },
      {
        ...block({ _type: 'mention', user: 7 }),
        align: 'center',
        markDefs: [{ _type: 'comment', _key: 'k', by: 1 }],
      },
      { ...table, rows: [{ ...row('a'), height: 3 }] },
      { ...callout, content: [unknown, callout] },
    ]
    const value = { ru: content } as never
    expect(problems(content)).toEqual([])
    const resolved = resolveValue(schema, value, { locale: 'ru', pageHref: (path) => `/x${path}` })
    expect(resolved.content).toBe(content)
  })

  it('is not blank as long as there is an object in it, so that none is lost with an empty text', () => {
    for (const one of [unknown, picture, { ...unknown, children: [] }]) expect(isBlank([one])).toBe(false)
    expect(isBlank([block(span(' '), { _type: 'mention' })])).toBe(false)
    for (const one of [block(span(' ')), block(), null, {}]) expect(isBlank([one])).toBe(true)
  })

  it('drops only the object that is wrong', () => {
    const wrong = { ...file, href: 'javascript:alert(1)' }
    expect(judged([block(span('a')), wrong, unknown]).value).toEqual({ ru: [block(span('a')), unknown] })
  })

  it('puts language and company into links inside tables and callouts, not into files', () => {
    const markDefs = [{ _type: 'link', _key: 'l', href: '/about' }]
    const linked = (text: string) => ({ ...block(span(text, ['l'])), markDefs })
    const content = [
      { ...table, rows: [{ _type: 'row', cells: [{ ...cell('a'), markDefs }] }] },
      { ...callout, content: [linked('b')] },
      file,
    ]
    const context = { locale: 'kk' as const, pageHref: (path: string) => `/kk/l/x${path}` }
    const text = JSON.stringify(resolveValue(schema, { ru: content } as never, context).content)
    expect(text.match(/"\/kk\/l\/x\/about"/g)).toHaveLength(2)
    expect(text).toContain('"/files/prices.pdf"')
  })
})
