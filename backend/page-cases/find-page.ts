import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ReportedPage } from '../../schemas/page-cases/page-case.ts'
import { materialKind, newsKind, ofCompany } from '../articles/index.ts'
import {
  type ArticleTable,
  company,
  material,
  news,
  practitioner,
  specialist,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import type { JudgedPage } from '../shared/shown/page-cases.case.ts'

async function findArticle(orm: Orm, articles: ArticleTable, isShown: SQL | undefined, slug: string) {
  const [found] = await orm
    .select({ company: articles.company, code: articles.slug })
    .from(articles)
    .innerJoin(company, isShown)
    .where(and(eq(articles.slug, slug), isListed))
  return found
}

/** The reported page; undefined if visitors see no such page. */
export async function findPage(orm: Orm, { kind, key }: ReportedPage): Promise<JudgedPage | undefined> {
  if (kind === 'news' || kind === 'materials') {
    const found =
      kind === 'news'
        ? await findArticle(orm, news, ofCompany(newsKind), key)
        : await findArticle(orm, material, ofCompany(materialKind), key)
    return found && { kind, ...found }
  }
  const person = sql`${company.code} = (
    select ${specialist.company} from ${specialist} join ${practitioner} on ${practitioner.id} = ${specialist.practitioner}
    where ${practitioner.slug} = ${key} order by ${specialist.company} limit 1)`
  const [found] = await orm
    .select({ company: company.code })
    .from(company)
    .where(
      and(
        or(eq(company.slug, key), eq(company.code, key), ...(kind === 'organization' ? [person] : [])),
        isListed,
      ),
    )
    .limit(1)
  return found && { kind, company: found.company, code: found.company }
}
