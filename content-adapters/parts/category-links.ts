import type { LoadContext } from '../loader.ts'
import { words } from '../words.ts'
import type { ArticleKind } from './article-kind.ts'
import { toPage } from './paths.ts'

/** The number of categories that fit above a list without hiding it. */
const most = 24

/**
 * Links to the categories of the directory's articles, beginning with all of them; the chosen one is marked. Undefined on a
 * clinic's site, whose menu names its categories, and where there is no choice.
 */
export async function categoryLinks(
  { categories, listPath }: ArticleKind,
  chosen: string | undefined,
  { source, company }: LoadContext,
) {
  if (company) return undefined
  const known = await source[categories]()
  if (known.length < 2) return undefined
  const links = [
    { slug: undefined, title: words('head:allCategories') },
    ...known.filter(({ slug }, index) => index < most || slug === chosen),
  ]
  return links.map(({ slug, title }) => ({
    title,
    link: toPage(listPath(slug, 1)),
    isCurrent: slug === chosen,
  }))
}
