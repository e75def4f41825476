import { describe, expect, it } from 'vitest'
import { articleIn } from './article-views.ts'

describe('the address of a page', () => {
  it.each([
    ['/l/demo-dent/news/events/new-room', 'news', 'new-room'],
    ['/kk/l/demo-dent/news/events/new-room?utm_source=mail', 'news', 'new-room'],
    ['/news/events/new-room', 'news', 'new-room'],
    ['/l/demo-dent/materials/before-a-visit', 'materials', 'before-a-visit'],
  ])('%s is that of an article', (url, list, slug) => {
    expect(articleIn(url)).toEqual({ list, slug })
  })
  it.each([
    '/l/demo-dent/news',
    '/l/demo-dent/news/events',
    '/l/demo-dent/news/events/page/2',
    '/l/demo-dent/materials/category/care',
    '/l/demo-dent/news/events/new-room?draft=1001&article=news%2F1',
    '/l/demo-dent/news/events/new-room/_payload.json',
    '/',
  ])('%s is not', (url) => {
    expect(articleIn(url)).toBeUndefined()
  })
})
