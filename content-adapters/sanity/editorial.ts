import { defaultCategory } from '../../schemas/articles/default-category.ts'
import { isRecord } from '../../schemas/core/is-record.ts'
import { tags } from '../../schemas/tags.ts'
import { articleKinds } from '../parts/article-kind.ts'
import { articlePageSize } from '../parts/article-page-size.ts'
import { menuOfStored } from '../parts/stored-menu.ts'
import { uniqueBy } from '../parts/unique-by.ts'
import type { ArticleQuery, EditorialSource } from '../source/editorial.ts'
import { type ContentSource, type Reader, SourceError } from '../source.ts'
import type { Ask } from './ask.ts'
import {
  type ArticleDocument,
  articleLists,
  articleOf,
  categoryOf,
  withWriter,
  writerOf,
} from './entities/article.ts'
import type { Dataset, openSites, SiteCore } from './site-core.ts'
import type { openPages } from './site-pages.ts'
import { recordsOf } from './wire/records-of.ts'

/** What editors of a clinic have written in Sanity. Whatever is not about one clinic with a site there is the source's below. */
export function editorialOf(
  { tag, report }: Reader,
  below: ContentSource,
  ask: Ask,
  { queries, pictures }: Dataset,
  sites: ReturnType<typeof openSites>,
  pagesOf: ReturnType<typeof openPages>,
) {
  /** Answers from the site of a company, or from below. */
  const ofSite = async <T>(
    code: string | undefined,
    answer: (site: SiteCore) => Promise<T>,
    instead: () => Promise<T>,
  ): Promise<T> => {
    const site = code === undefined ? undefined : await sites.siteOf(code)
    return site ? answer(site) : instead()
  }

  function articles(name: ArticleDocument): EditorialSource['news'] {
    const { list, listTag } = articleKinds[articleLists[name]]
    return (query) =>
      ofSite(
        isOfOne(query) ? query.company : undefined,
        ({ id, code }) => {
          const { page = 1, size = articlePageSize, category, byCategory } = query
          const listed = { page, size, category, ...(byCategory && { byCategory }) }
          const question = { ...queries.articles(name, id, listed), tags: [listTag(code)] }
          tag(listTag(code))
          return ask(list, question, (raw, report) => {
            const { items, total } = isRecord(raw) ? raw : {}
            const read = recordsOf(items).flatMap(
              (one) => articleOf(name, one, { pictures, report, company: code }) ?? [],
            )
            const all = typeof total === 'number' ? total : read.length
            return { items: read, page, pages: Math.max(1, Math.ceil(all / size)), total: all }
          })
        },
        () => below[list](query),
      )
  }

  const categories = (name: ArticleDocument): EditorialSource['newsCategories'] => {
    const { list, listTag, categories: method } = articleKinds[articleLists[name]]
    return (company) =>
      ofSite(
        company,
        async ({ id, code }) => {
          const own = [listTag(code)]
          tag(listTag(code))
          const [all, uncategorized] = await Promise.all([
            ask('categories', { ...queries.all('article-category', id), tags: own }, (raw, report) =>
              // One question for both lists; a dataset with one list of categories has no `of`.
              recordsOf(raw).flatMap((one) => {
                const category = categoryOf(one, { pictures, report })
                return category ? [{ of: one.of ?? undefined, category }] : []
              }),
            ),
            ask('uncategorized', { ...queries.uncategorized(name, id), tags: own }, Number),
          ])
          const found = all.flatMap(({ of, category }) => (of === undefined || of === list ? [category] : []))
          const rest = uncategorized > 0 ? [{ ...defaultCategory, order: found.length }] : []
          return uniqueBy([...found, ...rest], ({ slug }) => slug)
        },
        () => below[method](company),
      )
  }

  function article(name: ArticleDocument): EditorialSource['newsItem'] {
    const { one: method, listTag, itemTag } = articleKinds[articleLists[name]]
    return (slug, company) =>
      ofSite(
        company,
        async ({ id, code }) => {
          const question = {
            ...queries.article(name, id, slug),
            tags: [itemTag(slug), listTag(code)],
          }
          tag(itemTag(slug))
          const found = await ask(method, question, (raw, report) => ({
            item: articleOf(name, raw, { pictures, report, company: code }),
            writer: writerOf(raw, { pictures, report }),
          }))
          const { item, writer } = found
          if (item && !writer) return item
          if (item && writer) {
            const ours = (await below.specialists(code)).find((one) => one.code === writer.code)
            return withWriter(item, writer, ours, (problem) =>
              report({ request: `sanity.${method}`, ...problem }),
            )
          }
          // Another clinic may have one.
          const other = await below[method](slug, company)
          if (other.company === code) throw new SourceError(404, `sanity.${method}: there is no ${slug}`)
          return other
        },
        () => below[method](slug, company),
      )
  }

  return {
    menu: (company, options) =>
      ofSite(
        company.code,
        async ({ site, code }) => {
          tag(tags.menu(code))
          if (site.menu !== undefined) return menuOfStored(site.menu, company)
          await ask.sent()
          return below.menu(company, options)
        },
        () => below.menu(company, options),
      ),

    landingSite: (company, slug) =>
      ofSite(
        company.code,
        async ({ id, code }) => {
          const own = slug === undefined ? tags.site(code) : tags.sitePage(code, slug)
          tag(own)
          const pages = Object.entries(await pagesOf({ id, code }, slug))
          return {
            pages: Object.fromEntries(
              pages.map(([address, { title = company.name, ...page }]) => [address, { title, ...page }]),
            ),
          }
        },
        () => below.landingSite(company, slug),
      ),

    sitesElsewhere: async () => [...new Set([...(await below.sitesElsewhere()), ...(await sites.all())])],

    news: articles('news-item'),
    newsCategories: categories('news-item'),
    newsItem: article('news-item'),
    materials: articles('material'),
    materialCategories: categories('material'),
    material: article('material'),
  } satisfies Partial<EditorialSource>
}

const isOfOne = ({ city, network, inNetworks }: ArticleQuery): boolean => !city && !network && !inNetworks
