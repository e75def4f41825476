import { describe, expect, it } from 'vitest'
import { t } from '../core/type.ts'
import type { StoredBlock } from '../page/page.ts'
import { blockTexts } from './draft-texts.ts'
import { fieldDifferences, textDifferences } from './text-differences.ts'

const label = { ru: 'Поле', kk: 'Өріс', uz: 'Maydon', en: 'Field' }
const schema = t.object({
  title: t.text({ label }),
  items: t.array(t.object({ name: t.text({ label }) }), { label }),
  count: t.number({ label }),
})
const block = (props: Record<string, unknown>): StoredBlock => ({ id: 'a', type: 'hero', v: 1, props })
const textsOf = (props: Record<string, unknown>) => blockTexts('index', block(props), () => schema)
const path = ['pages', 'index', 'blocks', 'a', 'props']

describe('differences of texts', () => {
  it('are told by language, with the words before and after', () => {
    const found = textDifferences(
      textsOf({ title: { ru: 'Раз', kk: 'Бір' }, items: [{ name: { ru: 'Имя' } }] }),
      textsOf({ title: { ru: 'Два', kk: 'Бір', en: 'Two' } }),
    )
    expect(found.map(({ schema: _, ...one }) => one)).toEqual([
      { path: [...path, 'title'], locale: 'ru', before: 'Раз', after: 'Два' },
      { path: [...path, 'title'], locale: 'en', before: '', after: 'Two' },
      { path: [...path, 'items', 0, 'name'], locale: 'ru', before: 'Имя', after: '' },
    ])
  })

  const list = (...names: { ru: string; kk?: string }[]) =>
    textsOf({ items: names.map((name) => ({ name })) })
  const [one, two, three] = [{ ru: 'Раз' }, { ru: 'Два', kk: 'Екі' }, { ru: 'Три' }]
  it.each<[string, Parameters<typeof list>, Parameters<typeof list>, string[]]>([
    ['comes first', [one, two], [three, one, two], ['0 ru:  → Три']],
    ['goes', [one, two, three], [two, three], ['0 ru: Раз → ']],
    [
      'goes before one that changes',
      [one, two, three],
      [two, { ru: 'Четыре' }],
      ['1 ru: Три → Четыре', '0 ru: Раз → '],
    ],
    ['moves', [one, two, three], [three, one, two], []],
    ['moves and is translated', [one, three], [three, { ...one, kk: 'Бір' }], ['1 kk:  → Бір']],
    ['changes', [one, two], [one, { ...two, ru: 'Пара' }], ['1 ru: Два → Пара']],
    ['is there twice', [one, one, two], [one, two], ['1 ru: Раз → ']],
  ])('are those of the item alone that %s in a list', (_, before, after, expected) => {
    const found = textDifferences(list(...before), list(...after))
    expect(
      found.map(({ path, locale, before, after }) => `${path.at(-2)} ${locale}: ${before} → ${after}`),
    ).toEqual(expected)
  })

  it('are none if an empty text takes the place of a missing one', () => {
    expect(
      textDifferences(textsOf({ title: { ru: 'Раз' } }), textsOf({ title: { ru: 'Раз', kk: '' } })),
    ).toEqual([])
  })
})

describe('differences of fields', () => {
  it('are those that are more than texts', () => {
    const [one, ...others] = fieldDifferences(
      { title: { ru: 'Раз' }, count: 1 },
      { title: { ru: 'Два' }, count: 2 },
      schema,
    )
    expect(one).toMatchObject({ name: 'count', before: 1, after: 2 })
    expect(one?.schema).toBeDefined()
    expect(others).toEqual([])
  })
})
