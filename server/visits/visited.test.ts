import { expect, it } from 'vitest'
import type { Page } from '../../schemas/page/page.ts'
import { visitedOn } from './visited.ts'

const pageAt = (path: string, status = 200) =>
  ({
    locale: 'kk',
    status,
    site: { company: '1001' },
    visited: { path, timezone: 'Asia/Almaty' },
  }) as Page

it.each([
  ['', ''],
  ['about', 'about'],
  ['reviews/page/2', 'reviews'],
  ['specialists/anna-li/reviews', 'specialists'],
  ['news', 'news'],
  ['news/events/page/2', 'news'],
  ['materials/category/care', 'materials'],
])('a visit of %j is one of the page %j, and of no article', (path, page) => {
  expect(visitedOn(pageAt(path))).toEqual({
    company: '1001',
    timezone: 'Asia/Almaty',
    page,
    locale: 'kk',
  })
})

it.each([
  ['news/events/new-room', 'news', 'new-room'],
  ['materials/before-a-visit', 'materials', 'before-a-visit'],
])('a visit of %s is one of its list and of the article', (path, list, slug) => {
  expect(visitedOn(pageAt(path))).toMatchObject({ page: list, article: { list, slug } })
})

it('a page of the directory is met clinics, unless it is an error', () => {
  const met = [{ clinic: 'demo-dent', timezone: 'Asia/Almaty', as: 'listed' }] as const
  const list = (status: number) => ({ locale: 'ru', status, site: {}, met }) as unknown as Page
  expect(visitedOn(list(200))).toEqual({ met })
  expect(visitedOn(list(404))).toBeUndefined()
})

it('an error page and a page of the product are no visits of a site', () => {
  expect(visitedOn(pageAt('about', 404))).toBeUndefined()
  const { visited: _, ...own } = pageAt('')
  expect(visitedOn(own)).toBeUndefined()
})
