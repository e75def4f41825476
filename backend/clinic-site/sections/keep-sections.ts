import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sharedSection, sitePage } from '../../../schemas/clinic-site/site.event.ts'
import { readNetwork } from '../../companies/index.ts'
import {
  page,
  siteApproval,
  siteDraft,
  siteSchedule,
  siteSection,
  siteShare,
} from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { type Happened, happened } from '../../kit/events/happened.ts'

/**
 * Lets the sites of companies that were in one network keep each other's sections that they show: a section of a company that is no longer
 * in their network becomes a copy of their own, as it is now, in no list and not changeable. Call it in the transaction that changed the
 * network, with all that were in it. Returns what has changed by it, without saying so.
 */
export async function keepSections(orm: Orm, companies: readonly string[]): Promise<Happened[]> {
  const changes: Happened[] = []
  for (const company of companies) {
    const network = (await readNetwork(orm, company)).map(({ code }) => code)
    const others = companies.filter((code) => !network.includes(code))
    if (others.length === 0) continue
    const sections = await orm
      .select({ id: siteSection.id, name: siteSection.name, content: rawJson(siteSection.content) })
      .from(siteSection)
      .where(
        and(
          siteSection.isShared,
          inArray(siteSection.company, others),
          notInArray(siteSection.company, network),
          isNamedBy(company),
        ),
      )
    for (const { id, name, content } of sections) {
      const [kept] = await orm
        .insert(siteSection)
        .values({ company, name, content, isShared: true, removedAt: sql`now()` })
        .returning({ id: siteSection.id })
      if (kept) changes.push(...(await rename(orm, company, id, kept.id)))
      changes.push(happened(sharedSection, { id }))
    }
  }
  return changes
}

/** The columns that may name sections beside a site's pages: of its draft, a scheduled version, a request to publish, and a shared link. */
const kept = [
  siteDraft.content,
  siteSchedule.content,
  siteSchedule.base,
  siteApproval.content,
  siteApproval.base,
  siteShare.content,
]

/** Only the waiting request to publish can go live. */
const mayGoLive = ({ table }: PgColumn): SQL =>
  table === siteApproval ? sql`${siteApproval.state} = 'open'` : sql`true`

/** The condition for sections that the site of a company names, in a published page or in a kept version. */
const isNamedBy = (company: string): SQL => {
  const named = [page.content, ...kept].map(
    (
      column,
    ) => sql`exists (select from ${column.table} where company_code = ${company} and ${mayGoLive(column)}
      and strpos(${column}::text, ${siteSection.id}::text) > 0)`,
  )
  return sql`(${sql.join(named, sql` or `)})`
}

/** Names another section in the whole site of a company; a random id has no other use in it. */
async function rename(orm: Orm, company: string, from: string, to: string): Promise<Happened[]> {
  for (const column of kept) {
    const name = sql.identifier(column.name)
    await orm.execute(sql`
      update ${column.table} set ${name} = replace(${name}::text, ${from}, ${to})::json
      where company_code = ${company} and ${mayGoLive(column)} and strpos(${name}::text, ${from}) > 0`)
  }
  const pages = await orm
    .update(page)
    .set({ content: sql`replace(${page.content}::text, ${from}, ${to})::json` })
    .where(and(eq(page.company, company), sql`strpos(${page.content}::text, ${from}) > 0`))
    .returning({ slug: page.slug })
  return pages.map(({ slug }) => happened(sitePage, { company, slug }))
}
