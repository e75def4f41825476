import { and, eq } from 'drizzle-orm'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { withPages } from '../../../schemas/draft/with-pages.ts'
import type { ReadSite } from '../../../schemas/site-import.ts'
import { siteImport } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'

/** The draft `current` with the pages of an old site that was brought, each in place of one with the same address. Throws 404. */
export async function readImport(
  orm: Orm,
  company: string,
  number: number,
  current: SiteDraft,
): Promise<SiteDraft> {
  const [row] = await orm
    .select({ content: rawJson(siteImport.content) })
    .from(siteImport)
    .where(and(eq(siteImport.company, company), eq(siteImport.number, number)))
  if (!row) throw new ApiError('NOT_FOUND')
  const { pages } = JSON.parse(row.content) as ReadSite
  return withPages(current, pages)
}
