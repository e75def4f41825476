import { type Locale, locales } from '../../locales/locale.ts'
import type { ArticleKind } from '../parts/article-kind.ts'

export type ArticleListName = ArticleKind['list']

/** What a file of a clinic's folder is. */
export type FileKind =
  | { kind: 'site' }
  | { kind: 'page'; slug: string }
  | { kind: 'categories'; list: ArticleListName }
  | { kind: 'article'; list: ArticleListName; slug: string; locale: Locale }

const slug = '[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?'
const page = new RegExp(`^pages/(${slug})\\.json$`)
const article = new RegExp(`^(news|materials)/(${slug})\\.(${locales.join('|')})\\.md$`)

/** What a file is by its path in the folder; undefined for one that is nothing of a site. */
export function fileKind(path: string): FileKind | undefined {
  if (path === 'site.json') return { kind: 'site' }
  const [, name] = page.exec(path) ?? []
  if (name) return { kind: 'page', slug: name === 'index' ? '' : name }
  const [, categories] = /^(news|materials)\/categories\.json$/.exec(path) ?? []
  if (categories) return { kind: 'categories', list: categories as ArticleListName }
  const [, list, articleSlug, locale] = article.exec(path) ?? []
  return list && articleSlug
    ? { kind: 'article', list: list as ArticleListName, slug: articleSlug, locale: locale as Locale }
    : undefined
}

/** How a file that is nothing of a site has to be named; undefined for one that nobody expects there, such as a README. */
export function rightName(path: string): string | undefined {
  if (/^(news|materials)\/.*\.(md|markdown)$/i.test(path))
    return `an article is news/{slug}.{${locales.join(',')}}.md, with small letters, digits and hyphens in its slug: news/a-new-scanner.ru.md`
  if (/^pages\//.test(path))
    return 'a page is pages/{slug}.json, with small letters, digits and hyphens in its slug; pages/index.json is the home page'
  if (/^(news|materials)\//.test(path)) return 'beside articles there is only categories.json'
  return /\.json$/i.test(path) ? 'site.json is the only such file here; pages are in pages/' : undefined
}
