import { eq } from 'drizzle-orm'
import { material as materialEvent, newsItem } from '../../../schemas/articles/articles.event.ts'
import { companyShown } from '../../../schemas/companies/companies.event.ts'
import { material, news } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type Happened, happened } from '../../kit/events/happened.ts'

type Articles = { company: string; news: readonly string[]; materials: readonly string[] }

/** What happens when a company with articles of these slugs is shown, or is not shown any more. */
export const companyChanges = ({ company, news: items, materials }: Articles): Happened[] => [
  happened(companyShown, { company }),
  ...items.map((slug) => happened(newsItem, { company, slug })),
  ...materials.map((slug) => happened(materialEvent, { company, slug })),
]

/** What happens when a company is shown, or is not shown any more: to itself, and to each of its articles. */
export async function shownOf(orm: Orm, company: string): Promise<Happened[]> {
  const slugs = async (table: typeof news | typeof material) => {
    const rows = await orm.select({ slug: table.slug }).from(table).where(eq(table.company, company))
    return rows.map(({ slug }) => slug)
  }
  return companyChanges({ company, news: await slugs(news), materials: await slugs(material) })
}
