import { describe, expect, it } from 'vitest'
import { allPages } from './all-pages.ts'

describe('allPages', () => {
  it('gives the items of all pages in their order', async () => {
    const read = async (page: number) => ({ items: [page, page * 10], page, pages: 3, total: 6 })
    expect(await allPages(read)).toEqual([1, 10, 2, 20, 3, 30])
  })

  it('stops asking a backend that counts without end', async () => {
    let asked = 0
    const read = async (page: number) => ({ items: [++asked], page, pages: 1e9, total: 1e12 })
    expect(await allPages(read)).toHaveLength(100)
    expect(asked).toBe(100)
  })
})
