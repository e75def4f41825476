import { eq } from 'drizzle-orm'
import { tags } from '../../schemas/tags.ts'
import type { Orm } from '../database/database.ts'
import { material, news } from '../database/tables/index.ts'

const ofCompany = [
  tags.company,
  tags.menu,
  tags.site,
  tags.newsOf,
  tags.materialsOf,
  tags.specialists,
  tags.services,
  tags.reviews,
  tags.gallery,
  tags.cabinets,
]

/** The lists in which companies are met. */
export const companyLists: readonly string[] = [tags.companies, tags.domains, tags.news, tags.materials]

/** What is made of a company's own rows, its articles apart. */
export const tagsOfCompany = (code: string): string[] => ofCompany.map((tag) => tag(code))

/** Everything that shows a company, or would once it may be seen. */
export async function companyTags(orm: Orm, code: string): Promise<string[]> {
  const slugs = (table: typeof news | typeof material) =>
    orm.select({ slug: table.slug }).from(table).where(eq(table.company, code))
  const items = await slugs(news)
  const materials = await slugs(material)
  return [
    ...companyLists,
    ...tagsOfCompany(code),
    ...items.map(({ slug }) => tags.newsItem(slug)),
    ...materials.map(({ slug }) => tags.material(slug)),
  ]
}
