import { type Locale, locales } from '../../locales/locale.ts'
import { localesOf } from '../../schemas/core/localized.ts'
import type { Article } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { SitemapEntry } from '../entities/sitemap.ts'
import { allPages } from '../source/all-pages.ts'
import type { ContentSource } from '../source.ts'
import { type ArticleKind, materialKind, newsKind } from './article-kind.ts'
import { paths } from './paths.ts'

/** Articles per request. */
const size = 100

const slugsOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ slug, items }) => [slug, ...slugsOf(items)]).filter((slug) => slug !== '')

/**
 * The index of a clinic's site and the pages of its menu, for the sitemap: stored pages, whose languages are given by their slugs, in these, and
 * composed pages in all. `own` are the languages of a clinic whose index is not stored.
 */
export function menuEntries(
  clinic: string,
  menu: readonly MenuItem[],
  stored: Readonly<Record<string, Locale[]>>,
  own: Locale[],
): SitemapEntry[] {
  const index = paths.company(clinic)
  const pages = [...new Set(slugsOf(menu))].map((slug) => {
    const languages = Object.hasOwn(stored, slug) ? stored[slug] : undefined
    return {
      path: `${index}/${slug}`,
      languages: languages ?? [...locales],
      isStored: languages !== undefined,
    }
  })
  return [{ path: index, languages: stored[''] ?? own, isStored: true }, ...pages]
}

/** All pages of a clinic's site for the sitemap, of any source. */
export async function siteEntries(source: ContentSource, company: Company): Promise<SitemapEntry[]> {
  const { code, slug, name } = company
  const root = paths.company(slug)
  const ofArticles = async ({ list, itemPath }: ArticleKind) =>
    (await allPages<Article>((page) => source[list]({ company: code, page, size })))
      .filter(({ redirect }) => redirect === undefined)
      .map((item) => ({
        path: root + itemPath(item),
        languages: localesOf(item.title),
        isStored: true,
        updatedAt: item.date,
      }))
  const [menu, { pages }, doctors, ...articles] = await Promise.all([
    source.menu(company),
    source.landingSite(company),
    source.specialists(code),
    ofArticles(newsKind),
    ofArticles(materialKind),
  ])
  const stored = Object.entries(pages).map(([page, { title }]) => [page, localesOf(title)])
  return [
    ...menuEntries(slug, menu, Object.fromEntries(stored), localesOf(name)),
    ...doctors.map((doctor) => ({
      path: root + paths.specialist(doctor.slug),
      languages: localesOf(doctor.name),
      isStored: true,
    })),
    ...articles.flat(),
  ]
}
