import type materialList from '../../schemas/blocks/material-list.ts'
import type { Article } from '../entities/article.ts'
import { defineLoader } from '../loader.ts'
import { type ArticleKind, materialKindOf } from '../parts/article-kind.ts'
import { articlePageSize } from '../parts/article-page-size.ts'
import { categoryLinks } from '../parts/category-links.ts'
import { pagingOf } from '../parts/paging.ts'
import { toPage } from '../parts/paths.ts'
import { publisherNames } from '../parts/publisher-names.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const teaserSize = 4

/**
 * Some materials; with `page` a page of the complete list (B-23), grouped by category if it has all categories.
 * Without materials a teaser is omitted, a list shows that it is empty.
 */
export default defineLoader<typeof materialList>(async (props, context) => {
  const { category, except, limit = teaserSize, allLink = true, page } = props
  const kind = materialKindOf(context.company)
  const { listPath } = kind
  const size = page === undefined ? limit : articlePageSize
  const byCategory = page !== undefined && category === undefined
  const read = (from?: string) =>
    context.source.materials(
      withoutUndefined({
        company: context.company?.code,
        category: from,
        page: page ?? 1,
        size: except === undefined ? size : size + 1,
        byCategory,
      }),
    )
  const others = ({ items }: { items: readonly Article[] }) =>
    items.filter(({ slug }) => slug !== except).slice(0, size)
  const ofCategory = await read(category)
  // The list of further articles is not empty if an article is the only one of its category.
  const isAlone = except !== undefined && category !== undefined && others(ofCategory).length === 0
  const materials = isAlone ? await read() : ofCategory
  const items = others(materials)
  if (items.length === 0 && page === undefined) return undefined
  const shown = shownOf(kind, await publisherNames(items, context))
  return withoutUndefined({
    categories: page === undefined ? undefined : await categoryLinks(kind, category, context),
    groups: byCategory
      ? groupsOf(items, kind, shown)
      : [{ items: items.map(shown) }].filter((group) => group.items.length > 0),
    allLink:
      allLink && !byCategory ? toPage(listPath(page === undefined ? category : undefined, 1)) : undefined,
    paging: page === undefined ? undefined : pagingOf(materials, (to) => listPath(category, to)),
  })
})

const shownOf =
  ({ itemPath }: ArticleKind, publisher: Awaited<ReturnType<typeof publisherNames>>) =>
  (item: Article) =>
    withoutUndefined({
      title: item.title,
      lead: item.lead,
      company: publisher(item),
      link: toPage(itemPath(item)),
    })

/** Materials grouped by category; categories in the order of their first material. */
const groupsOf = (items: readonly Article[], { listPath }: ArticleKind, shown: ReturnType<typeof shownOf>) =>
  [...Map.groupBy(items, ({ category }) => category.slug).values()].flatMap((group) => {
    const category = group[0]?.category
    if (!category) return []
    return [{ title: category.title, link: toPage(listPath(category.slug, 1)), items: group.map(shown) }]
  })
