import type { SiteVisits } from '../../../../../schemas/api/site-visits.ts'
import { slugOfDataPage } from '../../draft/pages/data-pages.ts'
import type { ListedPage } from '../../draft/site/use-site-pages.ts'

/** A page with its numbers of visitors; `slug` is undefined for pages that no longer exist, which share one row. */
export type VisitRow = { slug: string | undefined; title: string | undefined; week: number; month: number }

type Pages = readonly Pick<ListedPage, 'id' | 'slug' | 'title'>[]

/** Visited pages, most in the last month first. A composed page that the clinic has replaced by its own counts as the same page. */
export function visitRows({ WEEK, MONTH }: Pick<SiteVisits, 'WEEK' | 'MONTH'>, pages: Pages): VisitRow[] {
  const rows = new Map<string | undefined, VisitRow>()
  const add = (id: string, people: Partial<Pick<VisitRow, 'week' | 'month'>>) => {
    const data = slugOfDataPage(id)
    const page = pages.find((one) => one.id === id) ?? pages.find(({ slug }) => slug === data)
    const slug = page?.slug ?? data
    const { week = 0, month = 0, title = page?.title } = rows.get(slug) ?? {}
    rows.set(slug, {
      slug,
      title,
      week: week + (people.week ?? 0),
      month: month + (people.month ?? 0),
    })
  }
  for (const { PAGE, PEOPLE } of MONTH.PAGES) add(PAGE, { month: PEOPLE })
  for (const { PAGE, PEOPLE } of WEEK.PAGES) add(PAGE, { week: PEOPLE })
  return [...rows.values()].sort((one, other) => other.month - one.month || other.week - one.week)
}

/** The page besides the first one that most people opened in the week; undefined if none was opened. */
export const mostVisited = (rows: readonly VisitRow[]): (VisitRow & { title: string }) | undefined =>
  rows
    .filter((row): row is VisitRow & { title: string } => row.slug !== '' && row.title !== undefined)
    .filter(({ week }) => week > 0)
    .toSorted((one, other) => other.week - one.week)[0]
