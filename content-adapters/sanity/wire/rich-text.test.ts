import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../../../schemas/core/judge.ts'
import { portableTextSchema } from '../../../schemas/rich/portable-text-schema.ts'
import { richFromPlain, richFromSanity, richToSanity } from './rich-text.ts'

const pictures = { projectId: 'abc', dataset: 'production' }
const back = (content: readonly unknown[]) => richFromSanity(richToSanity(content), pictures)

const text = fc.string({ maxLength: 12 })
const key = fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/), { nil: undefined })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
/** Without the properties that are undefined, which JSON has not. */
const object = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields).map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>)

const span = object({
  _type: fc.constant('span'),
  _key: key,
  text,
  marks: maybe(fc.array(fc.constantFrom('strong', 'em', 'k1'))),
})
const picture = object({
  _type: fc.constant('picture'),
  _key: key,
  src: fc.constantFrom('/images/a', 'https://a.kz/1.png'),
  width: maybe(fc.nat()),
  alt: maybe(text),
  caption: maybe(text),
})
const unknown = object({
  _type: fc.constantFrom('youtube', 'quiz', 'richest'),
  _key: key,
  rows: fc.json(),
  content: fc.json(),
})
const markDef = object({
  _type: fc.constantFrom('link', 'internalLink'),
  _key: fc.constant('k1'),
  href: text,
})
const line = {
  children: fc.array(fc.oneof(span, picture, unknown), { maxLength: 4 }),
  markDefs: maybe(fc.array(markDef, { maxLength: 2 })),
}
const block = object({
  _type: fc.constant('block'),
  _key: key,
  style: maybe(fc.constantFrom('normal', 'h2', 'h3', 'h4', 'blockquote')),
  listItem: maybe(fc.constantFrom('bullet', 'number')),
  level: maybe(fc.integer({ min: 1, max: 6 })),
  ...line,
})
const cell = object({ _type: fc.constant('cell'), _key: key, ...line })
const row = object({ _type: fc.constant('row'), _key: key, cells: fc.array(cell, { maxLength: 3 }) })
const table = object({
  _type: fc.constant('table'),
  _key: key,
  caption: maybe(text),
  headerRow: maybe(fc.boolean()),
  rows: fc.array(row, { maxLength: 3 }),
})
const callout = object({
  _type: fc.constant('callout'),
  _key: key,
  tone: fc.constantFrom('note', 'warning'),
  content: fc.array(block, { maxLength: 2 }),
})
const file = object({ _type: fc.constant('file'), _key: key, href: text, name: text, bytes: maybe(fc.nat()) })

describe('a text of ours', () => {
  it('comes back from Sanity as it was, whatever it is made of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(block, table, callout, file, picture, unknown), { maxLength: 5 }),
        (content) => {
          expect(back(content)).toEqual(content)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('has a key on each object of each list in Sanity, and types of our own names', () => {
    const written = richToSanity([
      {
        _type: 'table',
        rows: [{ _type: 'row', cells: [{ _type: 'cell', children: [{ _type: 'span', text: 'a' }] }] }],
      },
    ])
    expect(written).toEqual([
      {
        _type: 'richTable',
        _key: 'shipa-0',
        rows: [
          {
            _type: 'richRow',
            _key: 'shipa-0',
            cells: [
              {
                _type: 'richCell',
                _key: 'shipa-0',
                content: [
                  {
                    _type: 'block',
                    _key: 'shipa-0',
                    style: 'normal',
                    children: [{ _type: 'span', _key: 'shipa-0', text: 'a' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ])
  })
})

describe('a text of Sanity', () => {
  const paragraph = (more: object) => ({
    _type: 'block',
    _key: 'a',
    children: [{ _type: 'span', _key: 'b', text: 'a', marks: [] }],
    markDefs: [],
    ...more,
  })

  it('keeps what our texts do not have, for the way back, and is drawn by the nearest that they have', () => {
    const theirs = [
      paragraph({ style: 'h1' }),
      paragraph({ style: 'h6' }),
      paragraph({ style: 'lead', listItem: 'square', level: 9 }),
    ]
    const ours = richFromSanity(theirs, pictures)
    expect(ours).toMatchObject([
      { style: 'h2' },
      { style: 'h4' },
      { style: 'normal', listItem: 'bullet', level: 6 },
    ])
    expect(judge(portableTextSchema as never, ours).problems).toEqual([])
    expect(richToSanity(ours)).toEqual(theirs)
  })

  it('has uploaded pictures at their address, cropped, with their size, and gives them back', () => {
    const image = {
      _type: 'image',
      asset: { _type: 'reference', _ref: 'image-abc123-1000x500-jpg' },
      crop: { left: 0.1, right: 0.1, top: 0, bottom: 0 },
    }
    const theirs = [{ _type: 'richPicture', _key: 'p', image, alt: 'Вход' }]
    const [picture] = richFromSanity(theirs, pictures)
    expect(picture).toMatchObject({
      _type: 'picture',
      src: 'https://cdn.sanity.io/images/abc/production/abc123-1000x500.jpg?rect=100,0,800,500&auto=format',
      width: 800,
      height: 500,
      alt: 'Вход',
    })
    expect(richToSanity([picture])).toEqual(theirs)
  })

  it('may have pictures and tables as studios have them without our types', () => {
    const image = { _type: 'image', _key: 'i', asset: { _ref: 'image-abc123-300x200-png' }, alt: 'a' }
    const rows = [{ _type: 'tableRow', _key: 'r', cells: ['Имя', 'Цена'] }]
    expect(richFromSanity([image, { _type: 'table', _key: 't', rows }], pictures)).toMatchObject([
      { _type: 'picture', width: 300, height: 200, alt: 'a' },
      {
        _type: 'table',
        rows: [{ _type: 'row', cells: [{ _type: 'cell', children: [{ text: 'Имя' }] }, { _type: 'cell' }] }],
      },
    ])
  })

  it('joins the paragraphs of a cell, which has one line with us', () => {
    const content = [paragraph({ style: 'normal' }), paragraph({ style: 'normal' })]
    const [table] = richFromSanity(
      [{ _type: 'richTable', rows: [{ _type: 'richRow', cells: [{ _type: 'richCell', content }] }] }],
      pictures,
    )
    expect(table).toMatchObject({
      rows: [{ cells: [{ children: [{ text: 'a' }, { text: '\n' }, { text: 'a' }] }] }],
    })
  })

  it('may be a plain string', () => {
    expect(richFromPlain('Первый.\n\n\nВторой.')).toMatchObject([
      { children: [{ text: 'Первый.' }] },
      { children: [{ text: 'Второй.' }] },
    ])
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (content) => {
        richFromSanity(content, pictures)
      }),
      { numRuns: 100 },
    )
  })
})
