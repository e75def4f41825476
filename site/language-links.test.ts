import { expect, test } from 'vitest'
import type { PageContent } from '../content-adapters/page-content.ts'
import { productHost } from './host.ts'
import { languageLinks } from './language-links.ts'

const content = (type: PageContent['type'], title: PageContent['title']): PageContent => ({
  type,
  title,
  blocks: [],
  sidebar: [],
})
const hrefs = (page: PageContent, path: string) =>
  languageLinks(page, path, productHost('https://own.example')).map(({ href }) => href)

test('a page leads to itself in every language, though some of its texts fall back', () => {
  expect(hrefs(content('website', { ru: 'Клиника' }), '/l/clinic')).toEqual([
    '/l/clinic',
    '/kk/l/clinic',
    '/uz/l/clinic',
    '/en/l/clinic',
  ])
  expect(hrefs(content('website', { ru: 'Главная' }), '/')).toEqual(['/', '/kk', '/uz', '/en'])
})

test('an article that has nothing in a language leads to the list above it', () => {
  expect(
    hrefs(content('article', { ru: 'Новость', kk: 'Жаңалық', en: ' ' }), '/l/clinic/news/a/one'),
  ).toEqual(['/l/clinic/news/a/one', '/kk/l/clinic/news/a/one', '/uz/l/clinic/news/a', '/en/l/clinic/news/a'])
})
