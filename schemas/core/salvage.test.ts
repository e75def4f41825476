import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockDefinitions } from '../registry.ts'
import { arbitraryValue } from '../testing/arbitrary-value.ts'
import { corrupted } from '../testing/corrupted.ts'
import { judge } from './judge.ts'
import type { Problem } from './problem.ts'
import { resolveValue } from './resolve.ts'
import { type TSchema, t } from './type.ts'

const word = { ru: 'Слово', kk: 'Сөз', uz: 'Soʻz', en: 'Word' }
const paragraph = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
const schema = t.object({
  title: t.text({ max: 10 }),
  lead: t.optional(t.text()),
  price: t.optional(t.ownText()),
  body: t.optional(t.rich()),
  link: t.optional(t.link()),
  figures: t.optional(
    t.array(t.object({ value: t.integer(), label: t.optional(t.text()) }), { maxItems: 3 }),
  ),
  tone: t.optional(t.object({ look: t.choice({ calm: word, loud: word }, { default: 'calm' }) })),
  steps: t.optional(t.array(t.object({ name: t.text() }), { minItems: 2 })),
})
const whole = { title: { ru: 'Имя', kk: 'Аты' }, lead: { ru: 'О нас' } }
const kept = (value: unknown) => judge(schema, value).value

describe('what is kept of a value with problems', () => {
  it('is the value itself where nothing is wrong', () => {
    expect(kept(whole)).toBe(whole)
  })
  it.each([
    ['a wrong optional leaf', { ...whole, lead: 'О нас' }, { title: whole.title }],
    ['a wrong link', { ...whole, link: { kind: 'fax', number: '1' } }, whole],
    ['a link with a wrong address', { ...whole, link: { kind: 'url', href: 'clinic' } }, whole],
    ['a field that there is none of', { ...whole, colour: 1 }, whole],
    [
      'a wrong language',
      { ...whole, title: { ru: 'Имя', kk: 'слишком длинно' } },
      { ...whole, title: { ru: 'Имя' } },
    ],
    ['wrong Russian', { ...whole, title: { ru: '', kk: 'Аты' } }, { ...whole, title: { kk: 'Аты' } }],
    [
      'missing Russian of what may be missing',
      { ...whole, lead: { en: 'About' } },
      { ...whole, lead: { en: 'About' } },
    ],
    [
      'wrong items',
      { ...whole, figures: [{ value: 1 }, { value: 'two' }, null, { value: 4, label: { ru: 1 } }] },
      { ...whole, figures: [{ value: 1 }, { value: 4 }] },
    ],
    [
      'items too many',
      { ...whole, figures: [1, 2, 3, 4].map((value) => ({ value })) },
      { ...whole, figures: [1, 2, 3].map((value) => ({ value })) },
    ],
    [
      'a wrong word that has a default',
      { ...whole, tone: { look: 'shy' } },
      { ...whole, tone: { look: 'calm' } },
    ],
    ['an item that leaves too few', { ...whole, steps: [{ name: { ru: 'Раз' } }, {}] }, whole],
    ['too few items', { ...whole, steps: [{ name: { ru: 'Раз' } }] }, whole],
  ])('loses no more than %s', (_, value, expected) => {
    const before = structuredClone(value)
    expect(kept(value)).toEqual(expected)
    expect(value).toEqual(before)
  })
  it.each([
    ['a required text in no language', { ...whole, title: { ru: '', kk: 5 } }],
    ['a required text that is missing', { lead: whole.lead }],
    ['another kind of value', 'text'],
    ['nothing', null],
  ])('is nothing for %s', (_, value) => {
    expect(kept(value)).toBeUndefined()
  })
})

describe('what is kept of rich text with problems', () => {
  const rich = (...body: unknown[]) => ({ ...whole, body: { ru: body } })
  it.each([
    ['a paragraph that is none', rich(paragraph('Раз'), { _type: 'table' }), rich(paragraph('Раз'))],
    [
      'a link to a script, whose words stay',
      rich({ ...paragraph('Раз'), markDefs: [{ _type: 'link', _key: 'a', href: 'javascript:alert(1)' }] }),
      rich({ ...paragraph('Раз'), markDefs: [] }),
    ],
    [
      'a wrong mark, whose words stay',
      rich({ _type: 'block', children: [{ _type: 'span', text: 'Раз', marks: ['strong', 7] }] }),
      rich({ _type: 'block', children: [{ _type: 'span', text: 'Раз', marks: ['strong'] }] }),
    ],
    ['an unknown style', rich({ ...paragraph('Раз'), style: 'h9' }), rich(paragraph('Раз'))],
  ])('loses no more than %s', (_, value, expected) => {
    expect(kept(value)).toEqual(expected)
  })
  it('gives way to another language when all of it was wrong', () => {
    const body = { ru: [{ _type: 'table' }], kk: [paragraph('Бір')] }
    expect(kept({ ...whole, body })).toEqual({ ...whole, body: { kk: [paragraph('Бір')] } })
    expect(kept({ ...whole, body: { ru: [1] } })).toEqual({ ...whole, body: { ru: [] } })
  })
})

describe('a text that has lost its Russian', () => {
  const read = (value: unknown, locale: 'ru' | 'kk' | 'uz') => {
    const context = { locale, pageHref: (path: string) => path }
    return resolveValue(schema, kept(value) as typeof whole, context)
  }
  it('is read in another language, and says which', () => {
    const value = { ...whole, title: { ru: 1, en: 'Name', kk: 'Аты' } }
    expect(read(value, 'kk').title).toEqual({ text: 'Аты', lang: 'kk' })
    expect(read(value, 'ru').title).toEqual({ text: 'Аты', lang: 'kk' })
    expect(read(value, 'uz').title).toEqual({ text: 'Аты', lang: 'kk' })
  })
  it('is not read at all where another language must not stand for it', () => {
    const value = { ...whole, price: { ru: 1, kk: '5 000 ₸' } }
    expect(read(value, 'kk').price).toEqual({ text: '5 000 ₸', lang: 'kk' })
    expect(read(value, 'ru')).not.toHaveProperty('price')
  })
})

/** True for a text without Russian, the only fault that a kept value may have. */
const isWithoutRussian = ({ path, code }: Problem) => code === 'required' && path.at(-1) === 'ru'

const schemas = [...blockDefinitions].flatMap(([type, { props, data }]): [string, TSchema][] =>
  data
    ? [
        [type, props],
        [`${type}.data`, data],
      ]
    : [[type, props]],
)
it.each(schemas)('keeps of %s what is valid, whatever is wrong with it', (_, schema) => {
  const value = arbitraryValue(schema)
  fc.assert(
    fc.property(fc.oneof(corrupted(value), corrupted(corrupted(value)), fc.jsonValue()), (given) => {
      const { problems, value: saved } = judge(schema, given)
      if (problems.length === 0) expect(saved).toBe(given)
      else if (saved !== undefined)
        expect(judge(schema, saved).problems.filter((problem) => !isWithoutRussian(problem))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
