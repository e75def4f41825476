import { eq } from 'drizzle-orm'
import { tags } from '../../../schemas/tags.ts'
import { material, news } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

const ofCompany = [
  tags.company,
  tags.menu,
  tags.site,
  tags.newsOf,
  tags.materialsOf,
  tags.specialists,
  tags.services,
  tags.reviews,
  tags.questions,
  tags.gallery,
  tags.cabinets,
]

/** Tags of the lists that contain companies. */
export const companyLists: readonly string[] = [tags.companies, tags.domains, tags.news, tags.materials]

/** Tags of pages made from a company's own rows, without articles. */
export const tagsOfCompany = (code: string): string[] => ofCompany.map((tag) => tag(code))

/** Tags of all answers with the company, also of those that would show it once published. */
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
