import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowPrices, type SearchedGroup } from './narrow-prices.ts'

const groups: SearchedGroup[] = [
  { title: 'Приём', rows: ['Осмотр ребёнка', 'Повторный приём Со снимком'] },
  { title: 'Қабылдау', rows: ['Тісжегіні емдеу'] },
  { title: 'Davolash', rows: ['Toʻldirish'] },
]
const rows = groups.flatMap((group) => group.rows)
const found = (query: string) => rows.filter((_, index) => narrowPrices(groups, query).flat()[index])

describe('narrowPrices', () => {
  it('does not mind case, ё, Kazakh letters or the kind of apostrophe', () => {
    expect(found('РЕБЕНКА')).toEqual(['Осмотр ребёнка'])
    expect(found('тисжеги')).toEqual(['Тісжегіні емдеу'])
    expect(found("to'ldirish")).toEqual(['Toʻldirish'])
  })

  it('looks into notes and titles of groups, and wants every word', () => {
    expect(found('снимком')).toEqual(['Повторный приём Со снимком'])
    expect(found('прием')).toEqual(['Осмотр ребёнка', 'Повторный приём Со снимком'])
    expect(found('прием осмотр')).toEqual(['Осмотр ребёнка'])
    expect(found('прием рентген')).toEqual([])
  })

  it('leaves everything for an empty query, and answers for each row to any', () => {
    expect(found('  ')).toEqual(rows)
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(narrowPrices(groups, query).map((one) => one.length)).toEqual([2, 1, 1])
      }),
    )
  })
})
