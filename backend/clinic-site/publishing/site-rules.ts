import { and, inArray } from 'drizzle-orm'
import { readNetwork } from '../../companies/index.ts'
import { siteSection } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readReserved } from '../../redirects/index.ts'

/** The rules for a site: slugs that its pages may not have (B-15), and ids of the shared sections that it may show. */
export type SiteRules = { reserved: readonly string[]; sections: ReadonlySet<string> }

/** Reads the rules for the site of a company. */
export async function readSiteRules(orm: Orm, company: string): Promise<SiteRules> {
  const network = (await readNetwork(orm, company)).map(({ code }) => code)
  const sections = await orm
    .select({ id: siteSection.id })
    .from(siteSection)
    .where(and(siteSection.isShared, inArray(siteSection.company, network)))
  return { reserved: await readReserved(orm), sections: new Set(sections.map(({ id }) => id)) }
}
