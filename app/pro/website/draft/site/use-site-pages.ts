import { usePage } from '../../../../../ui/core/page-context.tsx'
import { dataPage, dataPages } from '../pages/data-pages.ts'
import { pageName } from '../pages/page-name.ts'
import { useMenu } from './use-menu.ts'

/** A page of the site for a list: the clinic's own, or a composed one. */
export type ListedPage = {
  id: string
  slug: string
  title: string
  isOwn: boolean
  isComposable: boolean
  /** False if no entry of the menu links to it, so that visitors cannot open it (B-7). */
  isInMenu: boolean
}

/** All pages of the site, the index first. */
export function useSitePages(): ListedPage[] {
  const { locale, t } = usePage()
  const { judged, pages } = useMenu()
  const reached = new Set<string>([''])
  const visit = (entries: typeof judged) => {
    for (const { slug, reason, items } of entries) {
      if (reason) continue
      reached.add(slug)
      visit(items ?? [])
    }
  }
  visit(judged)
  const own = Object.entries(pages).map(([id, { slug, title }]) => ({
    id,
    slug,
    title: pageName({ slug, title }, locale, t),
    isOwn: true,
    isComposable: false,
    isInMenu: reached.has(slug),
  }))
  const made = dataPages({ pages }, judged).map(({ slug, title, isComposable }) => ({
    id: dataPage(slug),
    slug,
    title: pageName({ slug, title }, locale, t),
    isOwn: false,
    isComposable,
    isInMenu: true,
  }))
  const isIndex = ({ slug }: { slug: string }) => slug === ''
  return [
    ...own.filter(isIndex),
    ...made.filter(isIndex),
    ...own.filter((page) => !isIndex(page)),
    ...made.filter((page) => !isIndex(page)),
  ]
}
