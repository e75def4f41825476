import { expect, test } from 'vitest'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { locales, localizePath } from '../../locales/locale.ts'
import { productHost } from '../core/host.ts'
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
  expect(hrefs(content('website', { ru: 'Клиника' }), '/l/clinic')).toEqual(
    locales.map((locale) => localizePath('/l/clinic', locale)),
  )
  expect(hrefs(content('website', { ru: 'Главная' }), '/')).toEqual(
    locales.map((locale) => localizePath('/', locale)),
  )
})

test('an article that has nothing in a language leads to the list above it', () => {
  expect(
    hrefs(content('article', { ru: 'Новость', kk: 'Жаңалық', en: ' ' }), '/l/clinic/news/a/one'),
  ).toEqual(
    locales.map((locale) =>
      localizePath(['ru', 'kk'].includes(locale) ? '/l/clinic/news/a/one' : '/l/clinic/news/a', locale),
    ),
  )
})
