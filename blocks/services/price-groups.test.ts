import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowPrices, type PriceGroup } from './price-groups.ts'

const row = (name: string, note?: string) => ({
  name: { text: name },
  price: '1',
  ...(note && { note: { text: note } }),
})
const groups: PriceGroup[] = [
  { title: { text: 'Приём' }, rows: [row('Осмотр ребёнка'), row('Повторный приём', 'Со снимком')] },
  { title: { text: 'Қабылдау' }, rows: [row('Тісжегіні емдеу')] },
  { title: { text: 'Davolash' }, rows: [row('Toʻldirish')] },
]
const found = (query: string) =>
  narrowPrices(groups, query).flatMap(({ rows }) => rows.map(({ name }) => name.text))

describe('narrowPrices', () => {
  it('does not mind case, ё, Kazakh letters or the kind of apostrophe', () => {
    expect(found('РЕБЕНКА')).toEqual(['Осмотр ребёнка'])
    expect(found('тисжеги')).toEqual(['Тісжегіні емдеу'])
    expect(found("to'ldirish")).toEqual(['Toʻldirish'])
  })

  it('looks into notes and titles of groups, and wants every word', () => {
    expect(found('снимком')).toEqual(['Повторный приём'])
    expect(found('прием')).toEqual(['Осмотр ребёнка', 'Повторный приём'])
    expect(found('прием осмотр')).toEqual(['Осмотр ребёнка'])
    expect(found('прием рентген')).toEqual([])
  })

  it('leaves everything for an empty query and no empty group for any', () => {
    expect(narrowPrices(groups, '  ')).toEqual(groups)
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(narrowPrices(groups, query).every(({ rows }) => rows.length > 0)).toBe(true)
      }),
    )
  })
})
