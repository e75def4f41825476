import { describe, expect, it } from 'vitest'
import type { VisitPeriod } from '../../../../../schemas/api/site-visits.ts'
import { mostVisited, visitRows } from './visit-rows.ts'

const period = (pages: Record<string, number>) =>
  ({ PAGES: Object.entries(pages).map(([PAGE, PEOPLE]) => ({ PAGE, PEOPLE })) }) as VisitPeriod
const pages = [
  { id: 'p0', slug: '', title: 'Главная' },
  { id: 'p1', slug: 'about', title: 'О нас' },
  { id: 'data:contacts', slug: 'contacts', title: 'Контакты' },
]
const rowsOf = (week: Record<string, number>, month: Record<string, number>) =>
  visitRows({ WEEK: period(week), MONTH: period(month) }, pages)

describe('visits by page', () => {
  it('have the names of the pages, those of the month first', () => {
    expect(rowsOf({ p0: 4 }, { p0: 9, 'data:contacts': 10 })).toEqual([
      { slug: 'contacts', title: 'Контакты', week: 0, month: 10 },
      { slug: '', title: 'Главная', week: 4, month: 9 },
    ])
  })

  it('are those of one page before and after the clinic wrote it itself', () => {
    expect(rowsOf({ p1: 1 }, { 'data:about': 5, p1: 2 })).toEqual([
      { slug: 'about', title: 'О нас', week: 1, month: 7 },
    ])
  })

  it('of removed pages are together, and pages out of the menu have their address', () => {
    expect(rowsOf({}, { gone: 1, goneToo: 2, 'data:news': 2 })).toEqual([
      { slug: undefined, title: undefined, week: 0, month: 3 },
      { slug: 'news', title: undefined, week: 0, month: 2 },
    ])
  })
})

describe('the page that most people opened', () => {
  it('is another one than the first, by the week', () => {
    const rows = rowsOf({ p0: 9, 'data:contacts': 3, p1: 2 }, { p0: 9, 'data:contacts': 3, p1: 30 })
    expect(mostVisited(rows)?.title).toBe('Контакты')
  })

  it('is none if nobody opened another', () => {
    expect(mostVisited(rowsOf({ p0: 9, gone: 2 }, { p0: 9, gone: 2, p1: 1 }))).toBeUndefined()
  })
})
