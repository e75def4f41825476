import { and, eq } from 'drizzle-orm'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { siteVersion } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { editableDraft } from './draft-store.ts'

/** The content of a version, with blocks in their current versions. Throws 404 if there is none. */
export async function readVersion(orm: Orm, company: string, number: number): Promise<SiteDraft> {
  const [row] = await orm
    .select({ content: rawJson(siteVersion.content) })
    .from(siteVersion)
    .where(and(eq(siteVersion.company, company), eq(siteVersion.number, number)))
  if (!row) throw new ApiError('NOT_FOUND')
  return editableDraft(row.content)
}
